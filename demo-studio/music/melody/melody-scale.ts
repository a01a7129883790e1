import type { SongBrief } from '../song-brief';

const SCALES = {
  major: { seven: [0, 2, 4, 5, 7, 9, 11], five: [0, 2, 4, 7, 9] },
  minor: { seven: [0, 2, 3, 5, 7, 8, 10], five: [0, 3, 5, 7, 10] },
} as const;

/** The pitch classes of a key: its seven notes, or the five of Vietnamese and much other folk song. */
export const melodyScale = (key: SongBrief['key'], kind: 'seven' | 'five'): readonly number[] =>
  SCALES[key.mode][kind].map((step) => (key.tonic + step) % 12);
