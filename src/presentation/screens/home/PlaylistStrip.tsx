import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Artwork, ArtworkFrame } from '../../design-system/Artwork';
import { Icon } from '../../design-system/Icon';
import { MEDIA } from '../../design-system/media';
import { Spinner } from '../../design-system/Spinner';
import type { SongStatus } from '../../view-models/song-status';
import type { CardSubject } from '../../components/card-subject';

interface PlaylistStripProps {
  readonly subject: Pick<CardSubject, 'id' | 'title' | 'caption' | 'imageUrl'>;
  readonly status: SongStatus;
  /** The label of the play button. */
  readonly label: string;
  readonly page: { readonly to: string };
  readonly onPress: () => void;
}

/**
 * A flat card: the picture on its left, a name and one line on its right. A press on the picture plays the playlist, the rest
 * links to its page.
 */
export function PlaylistStrip({ subject, status, label, page, onPress }: PlaylistStripProps) {
  return (
    <Strip>
      <Cover type="button" aria-label={label} onClick={onPress}>
        <ArtworkFrame $size={92} $radius="0">
          <Artwork src={subject.imageUrl} seed={subject.id} sizes="92px" />
          <Sign data-status={status}>
            {status === 'waiting' ? <Spinner /> : <Icon name="play" weight="fill" size={24} />}
          </Sign>
        </ArtworkFrame>
      </Cover>
      <Words>
        <Name to={page.to}>{subject.title}</Name>
        <Caption>{subject.caption}</Caption>
      </Words>
    </Strip>
  );
}

const Sign = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  background: rgb(10 9 26 / 0.42);
  color: #fff;
  opacity: 0;
  transition: opacity var(--dur-2) var(--ease-out);
  &[data-status='waiting'] {
    opacity: 1;
  }
`;

const Words = styled.span`
  min-width: 0;
  padding: 0 14px;
`;

const Name = styled(Link)`
  display: -webkit-box;
  max-height: 40px;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  font-weight: var(--fw-strong);
  line-height: 20px;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:focus-visible {
    outline: none;
  }
`;

const Caption = styled.span`
  display: block;
  margin-top: 2px;
  font-size: var(--fs-meta);
  line-height: 18px;
  color: var(--text-2);
`;

/** Lies above the link that covers the whole card. */
const Cover = styled.button`
  position: relative;
  z-index: 1;
  flex: none;
  &:focus-visible {
    outline: 2.5px solid var(--accent-strong);
    outline-offset: -3px;
    border-radius: var(--r-md);
  }
`;

const Strip = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  width: 100%;
  height: 92px;
  border-radius: var(--r-md);
  overflow: hidden;
  background: var(--surface-1);
  box-shadow: var(--elev-1);
  text-align: left;
  ${MEDIA.hover} {
    &:hover ${Sign} {
      opacity: 1;
    }
  }
  ${Cover}:focus-visible ${Sign} {
    opacity: 1;
  }
  &:has(${Name}:focus-visible) {
    outline: 2.5px solid var(--accent-strong);
    outline-offset: 2px;
  }
  &:active {
    scale: 0.985;
  }
`;
