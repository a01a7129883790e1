import { css } from 'styled-components';
import { CONTAINER } from '../../design-system/media';

/**
 * Grid for the covers in the library: five columns on a laptop, as many as fit, two on a phone. The skeleton uses the same grid.
 */
export const LIBRARY_GRID = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(186px, 1fr));
  gap: 22px 18px;
  ${CONTAINER.narrow} {
    grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
  }
  ${CONTAINER.small} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 18px 14px;
  }
`;
