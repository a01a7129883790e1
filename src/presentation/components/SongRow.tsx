import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import type { Song } from '../../domain/catalogue/song';
import { Icon } from '../design-system/Icon';
import { focusRing, insetFocusRing, oneLine, overlay, touchArea } from '../design-system/interaction';
import { MEDIA } from '../design-system/media';
import { formatDuration } from '../../domain/shared/format-duration';
import { useSongWords } from '../i18n/use-song-words';
import { isOnItsWay, type SongStatus } from '../view-models/song-status';
import { SongCover } from './SongCover';

interface SongRowProps {
  readonly song: Song;
  readonly status: SongStatus;
  /** The place in a ranked list, from 1. */
  readonly rank?: number;
  readonly onChoose: () => void;
  /** The pointer is here: the song may be next. */
  readonly onTouch: () => void;
}

/** One song of a list. Pressing it anywhere plays it; the arrow leads to its page. */
export function SongRow({ song, status, rank, onChoose, onTouch }: SongRowProps) {
  const { t } = useTranslation();
  const { artistNames } = useSongWords();
  const artist = artistNames(song.artists);
  const label = isOnItsWay(status)
    ? t('song.pause', { title: song.title })
    : t('song.play', { title: song.title, artist });
  return (
    <Row $isCurrent={status !== 'idle'} onPointerEnter={onTouch}>
      <Press
        type="button"
        aria-label={label}
        aria-current={status === 'idle' ? undefined : 'true'}
        onPointerDown={onTouch}
        onClick={onChoose}
      >
        {rank !== undefined && <Rank>{rank}</Rank>}
        <SongCover song={song} status={status} size={44} />
        <Text>
          <Title>{song.title}</Title>
          <Artists>{artist}</Artists>
        </Text>
        <Length>{formatDuration(song.duration)}</Length>
      </Press>
      <OpenLink to={`/song/${song.id}`} aria-label={t('song.open', { title: song.title })}>
        <Icon name="arrow-right" size={18} />
      </OpenLink>
    </Row>
  );
}

const OpenLink = styled(Link)`
  ${touchArea}
  position: absolute;
  right: 8px;
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  border-radius: var(--r-full);
  color: var(--text-2);
  opacity: 0;
  ${overlay}
  ${focusRing}
  &:focus-visible {
    opacity: 1;
  }
`;

const Press = styled.button`
  display: flex;
  align-items: center;
  gap: 12px;
  width: 100%;
  height: 100%;
  padding: 0 8px;
  border-radius: inherit;
  ${insetFocusRing}
`;

const Text = styled.span`
  flex: 1;
  min-width: 0;
`;

const Title = styled.span`
  ${oneLine}
  display: block;
  font-weight: var(--fw-strong);
  line-height: 21px;
`;

const Artists = styled.span`
  ${oneLine}
  display: block;
  font-size: var(--fs-meta);
  line-height: 18px;
  color: var(--text-2);
`;

const Length = styled.span`
  font-size: var(--fs-meta);
  font-variant-numeric: tabular-nums;
  color: var(--text-3);
`;

const Rank = styled.span`
  flex: none;
  width: 26px;
  font: 740 20px/1 var(--font-display);
  letter-spacing: -0.03em;
  font-variant-numeric: tabular-nums;
  text-align: center;
`;

const linkInsteadOfLength = css`
  ${Length} {
    opacity: 0;
  }
  ${OpenLink} {
    opacity: 1;
  }
`;

const Row = styled.li<{ $isCurrent: boolean }>`
  position: relative;
  display: flex;
  align-items: center;
  height: 56px;
  margin: 0 -8px;
  border-radius: var(--r-sm);
  background: ${({ $isCurrent }) => ($isCurrent ? 'var(--accent-soft)' : 'transparent')};
  transition: background-color var(--dur-2) var(--ease-out);
  ${Title} {
    color: ${({ $isCurrent }) => ($isCurrent ? 'var(--accent-strong)' : 'inherit')};
  }
  &:has(${OpenLink}:focus-visible) {
    ${linkInsteadOfLength}
  }
  ${MEDIA.hover} {
    &:hover {
      background: ${({ $isCurrent }) => ($isCurrent ? 'var(--accent-soft)' : 'var(--hover)')};
      ${linkInsteadOfLength}
    }
  }
  @media (hover: none) {
    ${linkInsteadOfLength}
  }
  ${MEDIA.phone} {
    height: 62px;
  }
`;
