import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { ClipCard } from '../../../domain/shorts/clip-card';
import { Artwork } from '../../design-system/Artwork';
import { focusRing } from '../../design-system/interaction';
import { pictureColour } from '../../design-system/wash';

interface ClipPosterProps {
  readonly card: Pick<ClipCard, 'id' | 'coverUrl' | 'dominantColour'>;
  readonly to: string;
  readonly sizes: string;
  /** Shown at the poster's foot. */
  readonly children?: ReactNode;
  readonly label?: string;
}

/** The upright picture of a clip, which links to the clip. */
export function ClipPoster({ card, to, sizes, children, label }: ClipPosterProps) {
  return (
    <Poster to={to} aria-label={label} style={pictureColour(card.dominantColour)}>
      <Artwork src={card.coverUrl} seed={card.id} sizes={sizes} />
      {children}
    </Poster>
  );
}

const Poster = styled(Link)`
  ${focusRing}
  position: relative;
  display: block;
  aspect-ratio: 9 / 16;
  border-radius: var(--r-md);
  overflow: hidden;
  background: oklch(0.2 min(var(--dom-c), 0.06) var(--dom-h));
`;
