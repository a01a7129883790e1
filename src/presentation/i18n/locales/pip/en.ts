import type { PipMessages } from './vi';

/** The small player in a window of its own. */
export const pipEn: PipMessages = {
  open: 'Picture in picture',
  title: 'Sóng, small player',
};
