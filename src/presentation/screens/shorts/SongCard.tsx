import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { UsedSong } from '../../../domain/shorts/short-video';
import { formatDuration } from '../../../domain/shared/format-duration';
import { Artwork } from '../../design-system/Artwork';
import { Button } from '../../design-system/Button';
import { useSongText } from '../../i18n/use-song-text';
import { OtherClips } from './OtherClips';
import { SegmentBars } from './SegmentBars';

interface SongCardProps {
  /** The clip that uses the song. */
  readonly clipId: string;
  /** Whether the clip is the current one; otherwise nothing is requested. */
  readonly isCurrent: boolean;
  readonly used: UsedSong;
  readonly onContinue: () => void;
}

/** The song behind a clip, which seconds of it the clip uses, and a button that continues the song. */
export function SongCard({ clipId, isCurrent, used, onContinue }: SongCardProps) {
  const { t } = useTranslation('shorts');
  const { artistNames } = useSongText();
  const { song, from, to } = used;
  const [side, setSide] = useState<HTMLDivElement | null>(null);
  return (
    <Side ref={setSide}>
      <Card>
        <Cover>
          <Artwork src={song.landscapeImageUrl} seed={song.id} sizes="284px" />
        </Cover>
        <h2>{song.title}</h2>
        <Facts>
          {artistNames(song)} · {formatDuration(song.duration)}
        </Facts>
        <SegmentBars used={used} />
        <Facts>{t('segment', { from: formatDuration(from), to: formatDuration(to) })}</Facts>
        <Button variant="primary" icon={{ name: 'play', weight: 'fill' }} onClick={onContinue}>
          {t('continue', { time: formatDuration(from) })}
        </Button>
      </Card>
      <OtherClips songId={song.id} clipId={clipId} isCurrent={isCurrent} place={side} />
    </Side>
  );
}

const Side = styled.div`
  align-self: center;
  width: 316px;
  margin-left: 22px;
  @media (max-width: 1279px) {
    display: none;
  }
`;

const Card = styled.section`
  padding: 16px;
  border-radius: 20px;
  background: var(--surface-1);
  box-shadow: var(--elev-1);
  h2 {
    margin-top: 14px;
    font-size: 22px;
    line-height: 29px;
    overflow-wrap: anywhere;
  }
  button {
    width: 100%;
    margin-top: 14px;
  }
`;

const Cover = styled.span`
  display: block;
  aspect-ratio: 1.5;
  border-radius: 14px;
  overflow: hidden;
`;

const Facts = styled.p`
  margin-top: 8px;
  color: var(--text-2);
`;
