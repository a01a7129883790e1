import { css } from 'styled-components';
import { CONTAINER } from '../../design-system/media';

/** The best match beside the songs, the lyrics beside the clips; below each other where it is narrow. */
export const PAIR_GRID = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.28fr);
  gap: 26px 36px;
  > :only-child {
    grid-column: 1 / -1;
  }
  ${CONTAINER.small} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Flat cards: four across, two where it is narrower, one on a phone. */
export const STRIPS = css`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 16px;
  ${CONTAINER.narrow} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 14px;
  }
  ${CONTAINER.small} {
    grid-template-columns: minmax(0, 1fr);
    gap: 10px;
  }
`;

/** Covers with two lines under them, as many as fit. */
export const COVERS = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
  gap: 22px 16px;
  ${CONTAINER.small} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 18px 14px;
  }
`;

/** Categories: four across, two where it is narrower. */
export const TILES = css`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 16px;
  ${CONTAINER.narrow} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 12px;
  }
`;
