import { css } from 'styled-components';
import { CONTAINER, MEDIA } from '../../design-system/media';

export const HERO_COUNT = 5;

/** A row that scrolls sideways under a finger, card by card, to the edges of the window. */
export const sideways = css`
  display: flex;
  gap: 12px;
  margin-inline: calc(-1 * var(--gutter));
  padding: 4px var(--gutter);
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scroll-padding-inline: var(--gutter);
  scrollbar-width: none;
  > * {
    flex: none;
    scroll-snap-align: start;
  }
`;

/** One lead of double width and four posters. Shared with the skeleton, so that nothing moves when the skeleton is replaced. */
export const HERO_GRID = css`
  display: grid;
  grid-template-columns: minmax(0, 2.06fr) repeat(4, minmax(0, 1fr));
  gap: 16px;
  ${CONTAINER.narrow} {
    grid-template-columns: minmax(0, 1.62fr) repeat(4, minmax(0, 1fr));
    gap: 12px;
  }
  ${MEDIA.upToTablet} {
    ${sideways}
    > * {
      width: 152px;
    }
    > :first-child {
      width: min(300px, 78vw);
    }
  }
`;

/** Three columns of songs; two where it is narrower, and the third moves below both; one on a phone. */
export const SONG_COLUMNS = css`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 8px 28px;
  ${CONTAINER.narrow} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    row-gap: 22px;
    > :nth-child(3) {
      grid-column: 1 / -1;
      ol {
        display: grid;
        grid-template-columns: repeat(2, minmax(0, 1fr));
        column-gap: 28px;
      }
    }
  }
  ${CONTAINER.small} {
    grid-template-columns: minmax(0, 1fr);
    > :nth-child(3) ol {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

/** Covers: eight across, six where it is narrower, sideways on a phone. */
export const COVER_GRID = css`
  display: grid;
  grid-template-columns: repeat(8, minmax(0, 1fr));
  gap: 16px;
  ${CONTAINER.narrow} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    gap: 14px;
    > :nth-child(n + 7) {
      display: none;
    }
  }
  ${CONTAINER.small} {
    ${sideways}
    > * {
      width: 124px;
      display: block;
    }
  }
`;

/** Below this four names no longer fit beside their portraits. */
const FOUR_PORTRAITS = '@container main (max-width: 820px)';

/** Portraits: four across, two by two where it is narrower, sideways on a phone. */
export const PORTRAIT_GRID = css`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 16px;
  ${FOUR_PORTRAITS} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${MEDIA.phone} {
    ${sideways}
    > * {
      width: 232px;
    }
  }
`;

/** Playlists: four across, two by two where it is narrower, sideways on a phone. */
export const STRIP_GRID = css`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 16px;
  ${CONTAINER.narrow} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 14px;
  }
  ${MEDIA.phone} {
    ${sideways}
    > * {
      width: 264px;
    }
  }
`;

/** Categories: four across, two where it is narrower. */
export const TILE_GRID = css`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 16px;
  ${CONTAINER.narrow} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 14px;
  }
`;

/** The distance between two rows of the page. */
export const LINE_GAP = css`
  margin-top: 28px;
  ${MEDIA.phone} {
    margin-top: 22px;
  }
`;
