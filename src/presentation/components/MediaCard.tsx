import styled from 'styled-components';
import { Artwork, ArtworkFrame } from '../design-system/Artwork';
import { Equaliser } from '../design-system/Equaliser';
import { Icon } from '../design-system/Icon';
import { oneLine } from '../design-system/interaction';
import { MEDIA } from '../design-system/media';
import { Spinner } from '../design-system/Spinner';
import type { SongStatus } from '../view-models/song-status';
import type { CardSubject } from './card-subject';

interface MediaCardProps {
  readonly subject: Pick<CardSubject, 'id' | 'title' | 'caption' | 'imageUrl'>;
  readonly status: SongStatus;
  /** What pressing it does, in words. */
  readonly label: string;
  /** More about it, under the pointer. */
  readonly hint?: string;
  readonly onPress: () => void;
  readonly onTouch?: () => void;
}

/** A cover with two lines under it. Pressing it plays. */
export function MediaCard({ subject, status, label, hint, onPress, onTouch }: MediaCardProps) {
  return (
    <Card type="button" aria-label={label} title={hint} onClick={onPress} onPointerEnter={onTouch}>
      <ArtworkFrame>
        <Artwork src={subject.imageUrl} seed={subject.id} sizes="(max-width: 767px) 132px, 180px" />
        <Sign data-status={status}>
          <Glyph status={status} />
        </Sign>
      </ArtworkFrame>
      <Title data-status={status}>{subject.title}</Title>
      <Caption>{subject.caption}</Caption>
    </Card>
  );
}

function Glyph({ status }: { readonly status: SongStatus }) {
  if (status === 'waiting') return <Spinner />;
  if (status === 'playing') return <Equaliser isMoving />;
  return <Icon name="play" weight="fill" size={18} />;
}

const Sign = styled.span`
  position: absolute;
  right: 8px;
  bottom: 8px;
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: 50%;
  background: var(--accent);
  color: var(--on-accent);
  box-shadow: var(--elev-2);
  transition:
    opacity var(--dur-3) var(--ease-out),
    translate var(--dur-3) var(--ease-out);
  &[data-status='idle'] {
    opacity: 0;
    translate: 0 6px;
  }
  &[data-status='waiting'],
  &[data-status='playing'] {
    opacity: 1;
  }
`;

const Title = styled.span`
  ${oneLine}
  display: block;
  margin-top: 10px;
  font-weight: var(--fw-strong);
  line-height: 20px;
  &:not([data-status='idle']) {
    color: var(--accent-strong);
  }
`;

const Caption = styled.span`
  ${oneLine}
  display: block;
  margin-top: 1px;
  font-size: var(--fs-meta);
  line-height: 18px;
  color: var(--text-2);
`;

const Card = styled.button`
  display: block;
  width: 100%;
  min-width: 0;
  border-radius: var(--r-md);
  ${MEDIA.hover} {
    &:hover ${Sign} {
      opacity: 1;
      translate: 0 0;
    }
  }
  &:focus-visible {
    outline: 2.5px solid var(--accent-strong);
    outline-offset: 4px;
    ${Sign} {
      opacity: 1;
      translate: 0 0;
    }
  }
  &:active {
    scale: 0.985;
  }
`;
