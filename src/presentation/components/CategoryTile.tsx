import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Artwork } from '../design-system/Artwork';
import { focusRing } from '../design-system/interaction';
import { MEDIA } from '../design-system/media';
import { pictureColour } from '../design-system/wash';
import type { CardSubject } from './card-subject';

interface CategoryTileProps {
  readonly subject: Pick<CardSubject, 'id' | 'title' | 'imageUrl' | 'colour'>;
  readonly page: { readonly to: string };
}

/** A picture with a name over it, which leads to its page. */
export function CategoryTile({ subject, page }: CategoryTileProps) {
  return (
    <Tile to={page.to} style={pictureColour(subject.colour)}>
      <Artwork src={subject.imageUrl} seed={subject.id} sizes="(max-width: 767px) 170px, 320px" />
      <Name>{subject.title}</Name>
    </Tile>
  );
}

const Name = styled.span`
  position: absolute;
  inset: auto 16px 12px;
  font-family: var(--font-display);
  font-size: 22px;
  font-weight: var(--fw-display);
  line-height: 28px;
  ${MEDIA.phone} {
    inset: auto 12px 10px;
    font-size: 17px;
    line-height: 22px;
  }
`;

const Tile = styled(Link)`
  ${focusRing}
  position: relative;
  display: block;
  width: 100%;
  height: 136px;
  border-radius: var(--r-lg);
  overflow: hidden;
  isolation: isolate;
  color: #fff;
  text-align: left;
  > img {
    position: absolute;
    inset: 0;
    z-index: -2;
  }
  &::before {
    --ink: min(0.09, var(--dom-c)) var(--dom-h2);
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    background: linear-gradient(
      180deg,
      oklch(0.2 var(--ink) / 0) 20%,
      oklch(0.2 var(--ink) / 0.58) 64%,
      oklch(0.18 var(--ink) / 0.82)
    );
  }
  &:active {
    scale: 0.985;
  }
  ${MEDIA.phone} {
    height: 104px;
  }
`;
