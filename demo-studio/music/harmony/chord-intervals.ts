import type { ChordQuality } from '../score';

/** Semitones above the root. The tones that give a chord its colour are first; the root, where a bass plays it anyway, is last. */
export const CHORD_INTERVALS: Readonly<Record<ChordQuality, readonly number[]>> = {
  major: [4, 7, 0],
  minor: [3, 7, 0],
  sus2: [2, 7, 0],
  sus4: [5, 7, 0],
  add9: [4, 2, 7, 0],
  'minor-add9': [3, 2, 7, 0],
  six: [4, 9, 7, 0],
  minor6: [3, 9, 7, 0],
  seventh: [4, 10, 7, 0],
  major7: [4, 11, 7, 0],
  minor7: [3, 10, 7, 0],
  'half-diminished': [3, 10, 6, 0],
  diminished7: [3, 9, 6, 0],
  ninth: [4, 10, 2, 7],
  major9: [4, 11, 2, 7],
  minor9: [3, 10, 2, 7],
  'seventh-flat9': [4, 10, 1, 7],
  thirteenth: [4, 10, 9, 2],
  eleventh: [5, 10, 2, 9],
};
