import { memo, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { splitCaption } from '../../../domain/shorts/caption-parts';
import type { ShortVideo, UsedSong } from '../../../domain/shorts/short-video';
import { pagePath } from '../../../domain/shared/page-path';
import { Artwork, ArtworkFrame } from '../../design-system/Artwork';
import { Icon } from '../../design-system/Icon';
import { oneLine } from '../../design-system/interaction';
import { MEDIA } from '../../design-system/media';
import { LOW_PHONE } from './low-stage';
import { SHADE } from './shade';

interface ClipWordsProps {
  readonly clip: ShortVideo;
  /** Opens the song's page and plays the song there from the position where the clip begins. */
  readonly onSong: (used: UsedSong) => void;
}

/** The artist of the clip, the caption, and the song that the clip uses. */
export const ClipCaption = memo(function ClipCaption({ clip, onSong }: ClipWordsProps) {
  const { t } = useTranslation('shorts');
  const { artist, used } = clip;
  return (
    <Words>
      {artist !== null && <Name to={pagePath('artist', artist.id)}>{artist.name}</Name>}
      <p dir="auto">
        {splitCaption(clip.caption).map((part, index) =>
          part.kind === 'tag' ? <b key={`${index} ${part.text}`}>{part.text}</b> : part.text,
        )}
      </p>
      {used !== null && (
        <Pill to={pagePath('song', used.song.id)} onClick={(event) => isFollowedHere(event) && onSong(used)}>
          <ArtworkFrame $size={34} $radius="8px">
            <Artwork src={used.song.squareImageUrl} seed={used.song.id} sizes="34px" />
          </ArtworkFrame>
          <span>
            <b>{used.song.title}</b> · {t('wholeSong')}
          </span>
          <Icon name="caret-right" weight="bold" size={14} />
        </Pill>
      )}
    </Words>
  );
});

/** A new tab or window plays for itself. */
const isFollowedHere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

const Words = styled.div`
  position: absolute;
  inset: auto 22px 26px;
  z-index: 2;
  pointer-events: none;
  &::before {
    content: '';
    position: absolute;
    inset: -72px -22px -26px;
    z-index: -1;
    background: linear-gradient(transparent, ${SHADE} 64px);
  }
  a {
    pointer-events: auto;
  }
  p {
    margin: 4px 0 12px;
    color: rgb(255 255 255 / 0.94);
    font-size: 15px;
    line-height: 21px;
    overflow-wrap: anywhere;
  }
  ${MEDIA.phone} {
    inset: auto 84px 18px 16px;
    &::before {
      inset: -72px -84px -18px -16px;
    }
  }
  ${LOW_PHONE} {
    right: 216px;
    &::before {
      right: -216px;
    }
  }
`;

const light = `
  &:focus-visible {
    outline: 2.5px solid #fff;
    outline-offset: 2px;
  }
`;

const Name = styled(Link)`
  position: relative;
  display: inline-block;
  margin-block: -3px;
  padding-block: 3px;
  border-radius: 4px;
  font-size: 16px;
  font-weight: 680;
  ${light}
  &::after {
    content: '';
    position: absolute;
    inset: -9px -8px;
  }
`;

const Pill = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  max-width: 100%;
  height: 44px;
  padding: 0 14px 0 5px;
  border-radius: 12px;
  background: rgb(60 56 72 / 0.72);
  font-size: 14px;
  > span:nth-child(2) {
    ${oneLine}
  }
  ${light}
`;
