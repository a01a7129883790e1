import type { PipWords } from './vi';

/** The small player in a window of its own. */
export const pipEn: PipWords = {
  open: 'Picture in picture',
  title: 'Sóng, small player',
};
