import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { CategoryCard } from '../../../domain/catalogue/home-section';
import { Artwork } from '../../design-system/Artwork';
import { focusRing } from '../../design-system/interaction';
import { MEDIA } from '../../design-system/media';
import { pictureColour } from '../../design-system/wash';

/** A picture with a name over it. It leads to the category's page. */
export function CategoryLink({ category }: { readonly category: CategoryCard }) {
  const { id, name, imageUrl, dominantColour } = category;
  return (
    <Tile to={`/category/${id}`} style={pictureColour(dominantColour)}>
      <Artwork src={imageUrl} seed={id} sizes="(max-width: 767px) 170px, 320px" />
      <Name>{name}</Name>
    </Tile>
  );
}

const Name = styled.span`
  position: absolute;
  inset: auto 16px 12px;
  font: var(--fw-display) 22px/28px var(--font-display);
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
  height: 136px;
  border-radius: var(--r-lg);
  overflow: hidden;
  isolation: isolate;
  color: #fff;
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
