import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { Artwork, ArtworkFrame } from '../design-system/Artwork';
import { Equaliser } from '../design-system/Equaliser';
import { Icon } from '../design-system/Icon';
import { oneLine, touchArea } from '../design-system/interaction';
import { MEDIA } from '../design-system/media';
import { Spinner } from '../design-system/Spinner';
import type { SongStatus } from '../view-models/song-status';
import type { CardSubject } from './card-subject';

interface MediaCardProps {
  readonly subject: Pick<CardSubject, 'id' | 'title' | 'caption' | 'imageUrl'>;
  readonly status: SongStatus;
  /** The accessible name of the play action. */
  readonly label: string;
  /** A tooltip with more information. */
  readonly hint?: string;
  readonly page?: { readonly to: string };
  /**
   * If true, pressing the card opens its page and its play sign plays; otherwise pressing the card plays and its title opens its
   * page.
   */
  readonly leads?: boolean;
  readonly onPress: () => void;
  readonly onHover?: () => void;
}

/** A cover with two lines under it. */
export function MediaCard({ subject, status, label, hint, page, leads = false, onPress, onHover }: MediaCardProps) {
  const isLeading = leads && page !== undefined;
  return (
    <Card title={hint} onPointerEnter={onHover}>
      {!isLeading && <Press type="button" aria-label={label} onClick={onPress} />}
      <ArtworkFrame>
        <Artwork src={subject.imageUrl} seed={subject.id} sizes="(max-width: 767px) 132px, 180px" />
        {!isLeading && (
          <Sign data-status={status}>
            <Glyph status={status} />
          </Sign>
        )}
      </ArtworkFrame>
      <Title data-status={status}>
        {page === undefined ? (
          subject.title
        ) : (
          <TitleLink to={page.to} data-stretched={isLeading}>
            {subject.title}
          </TitleLink>
        )}
      </Title>
      <Caption>{subject.caption}</Caption>
      {isLeading && (
        <Corner>
          <Sign as="button" type="button" data-status={status} aria-label={label} onClick={onPress}>
            <Glyph status={status} />
          </Sign>
        </Corner>
      )}
    </Card>
  );
}

function Glyph({ status }: { readonly status: SongStatus }) {
  if (status === 'waiting') return <Spinner />;
  if (status === 'playing') return <Equaliser isMoving />;
  return <Icon name="play" weight="fill" size={18} />;
}

const Sign = styled.span`
  ${touchArea}
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
  margin-top: 8px;
  font-weight: var(--fw-strong);
  line-height: 24px;
  &:not([data-status='idle']) {
    color: var(--accent-strong);
  }
`;

const Caption = styled.span`
  ${oneLine}
  display: block;
  margin-top: -1px;
  font-size: var(--fs-meta);
  line-height: 18px;
  color: var(--text-2);
`;

/** Covers the whole card. */
const Press = styled.button`
  position: absolute;
  inset: 0;
  z-index: 1;
  border-radius: inherit;
`;

const TitleLink = styled(Link)`
  padding-block: 2px;
  border-radius: 4px;
  &:not([data-stretched='true']) {
    position: relative;
    z-index: 2;
  }
  &[data-stretched='true']::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: 1;
  }
  &:focus-visible {
    outline: 2.5px solid var(--accent-strong);
    outline-offset: 2px;
  }
  &[data-stretched='true']:focus-visible {
    outline: none;
  }
  ${MEDIA.hover} {
    &:hover {
      text-decoration: underline;
      text-underline-offset: 3px;
    }
  }
`;

/** The lower right corner of the cover, above the press area. */
const Corner = styled.span`
  position: absolute;
  inset: 0 0 auto;
  aspect-ratio: 1;
  pointer-events: none;
  button {
    z-index: 2;
    pointer-events: auto;
  }
  @media (hover: none) {
    button[data-status='idle'] {
      display: none;
    }
  }
`;

const shown = css`
  opacity: 1;
  translate: 0 0;
`;

const Card = styled.div`
  position: relative;
  min-width: 0;
  border-radius: var(--r-md);
  ${MEDIA.hover} {
    &:hover ${Sign} {
      ${shown}
    }
  }
  &:focus-within ${Sign} {
    ${shown}
  }
  &:has(> button:focus-visible),
  &:has([data-stretched='true']:focus-visible) {
    outline: 2.5px solid var(--accent-strong);
    outline-offset: 4px;
  }
  &:active {
    scale: 0.985;
  }
`;
