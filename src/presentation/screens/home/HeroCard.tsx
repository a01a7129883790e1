import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { Artwork } from '../../design-system/Artwork';
import { Icon } from '../../design-system/Icon';
import { focusRing, touchArea } from '../../design-system/interaction';
import { CONTAINER, MEDIA } from '../../design-system/media';
import { pictureColour } from '../../design-system/wash';
import type { SongStatus } from '../../view-models/song-status';
import type { CardSubject } from '../../components/card-subject';
import { HeroText } from './HeroText';

interface HeroCardProps {
  readonly subject: CardSubject;
  readonly status: SongStatus;
  /** The first, double-width card: it also shows a description, and its play sign even when not hovered. */
  readonly isLead: boolean;
  /** The accessible name of the press action. */
  readonly label: string;
  /** A short word in the corner, such as MV. */
  readonly tag?: string;
  readonly page?: { readonly to: string; readonly label: string };
  readonly onPress: () => void;
  readonly onHover?: () => void;
}

/** A large card of the first row. */
export function HeroCard({ subject, status, isLead, label, tag, page, onPress, onHover }: HeroCardProps) {
  const { id, imageUrl, title, description, caption, colour } = subject;
  return (
    <Card data-lead={isLead} data-status={status} style={pictureColour(colour)} onPointerEnter={onHover}>
      <Picture>
        <Artwork src={imageUrl} seed={id} sizes={isLead ? '420px' : '240px'} isEager />
      </Picture>
      {tag !== undefined && (
        <Tag>
          <Icon name="monitor-play" size={14} />
          {tag}
        </Tag>
      )}
      <HeroText title={title} text={isLead ? description : caption} status={status} isLead={isLead} />
      <Press type="button" aria-label={label} onClick={onPress} onPointerDown={onHover} />
      {page !== undefined && (
        <PageLink to={page.to} aria-label={page.label}>
          <Icon name="arrow-right" size={18} />
        </PageLink>
      )}
    </Card>
  );
}

const Picture = styled.span`
  position: absolute;
  inset: 0;
  z-index: -2;
  background: oklch(0.34 min(0.1, var(--dom-c)) var(--dom-h));
  transition: scale var(--dur-4) var(--ease-out);
`;

const glass = css`
  background: rgb(10 9 26 / 0.55);
  backdrop-filter: blur(8px);
`;

const Tag = styled.span`
  ${glass}
  position: absolute;
  top: 14px;
  left: 14px;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  height: 26px;
  padding: 0 10px;
  border-radius: var(--r-full);
  font-size: 12px;
  font-weight: var(--fw-strong);
`;

const Press = styled.button`
  position: absolute;
  inset: 0;
  outline: none;
`;

const PageLink = styled(Link)`
  ${glass}
  ${focusRing}
  ${touchArea}
  position: absolute;
  top: 12px;
  right: 12px;
  display: grid;
  place-items: center;
  width: 36px;
  height: 36px;
  border-radius: 50%;
  opacity: 0;
  transition: opacity var(--dur-2) var(--ease-out);
  &:focus-visible {
    opacity: 1;
    outline-color: #fff;
  }
  @media (hover: none) {
    opacity: 1;
  }
`;

/** The scrim has the picture's second hue, towards which its shades tend, so that oranges do not look grey. */
const scrim = css`
  --ink: min(0.09, var(--dom-c)) var(--dom-h2);
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    background: linear-gradient(180deg, oklch(0.2 var(--ink) / 0) 36%, oklch(0.18 var(--ink) / 0.8));
  }
  &[data-lead='true']::before {
    background: linear-gradient(
      180deg,
      oklch(0.22 var(--ink) / 0) 30%,
      oklch(0.22 var(--ink) / 0.36) 50%,
      oklch(0.2 var(--ink) / 0.74) 76%,
      oklch(0.2 var(--ink) / 0.86)
    );
  }
`;

const Card = styled.article`
  --sign: 0;
  position: relative;
  height: 232px;
  border-radius: var(--r-lg);
  overflow: hidden;
  isolation: isolate;
  color: #fff;
  ${scrim}
  &[data-lead='true'],
  &:not([data-status='idle']),
  &:has(${Press}:focus-visible) {
    --sign: 1;
  }
  ${MEDIA.hover} {
    &:hover {
      --sign: 1;
    }
    &:hover ${Picture} {
      scale: 1.03;
    }
    &:hover ${PageLink} {
      opacity: 1;
    }
  }
  ${MEDIA.calm} {
    ${Picture} {
      scale: none !important;
    }
  }
  &:has(${Press}:focus-visible) {
    outline: 2.5px solid var(--accent-strong);
    outline-offset: 2px;
  }
  ${CONTAINER.narrow} {
    height: 226px;
  }
  ${CONTAINER.small} {
    height: 212px;
  }
  ${MEDIA.fromWide} {
    height: 268px;
  }
`;
