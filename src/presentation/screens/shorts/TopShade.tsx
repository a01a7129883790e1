import styled from 'styled-components';
import { MEDIA } from '../../design-system/media';
import { SHADE } from './shade';

/** The shade behind the choice of feed, where that choice lies over the picture. */
export const TopShade = styled.span`
  position: absolute;
  inset: 0 0 auto;
  height: calc(120px + env(safe-area-inset-top));
  background: linear-gradient(${SHADE} calc(48px + env(safe-area-inset-top)), transparent);
  pointer-events: none;
  ${MEDIA.fromLaptop} {
    display: none;
  }
`;
