import { parseLrc } from '../../../contract/kernel/lrc';
import type { Seconds } from '../shared/units';
import type { Lyrics } from './song-details';

/** One line of a song's words; `at` is where it is sung, null in words without times. */
export interface SheetLine {
  readonly text: string;
  readonly at: Seconds | null;
}

/** A song's words as they are read. `isSynced` where every line has its time. */
export interface LyricSheet {
  readonly isSynced: boolean;
  readonly lines: readonly SheetLine[];
}

const MILLISECONDS = 1000;

/**
 * The words line by line. Times are those of the sound: the sheet's offset is taken off (positive lets the words come
 * earlier), and no line comes before the song begins. Words without times keep their empty lines.
 */
export function readLyrics({ format, text, offset }: Lyrics): LyricSheet {
  if (format === 'plain')
    return { isSynced: false, lines: text.split(/\r?\n/).map((line) => ({ text: line, at: null })) };
  const lines = parseLrc(text).map((line) => ({ text: line.text, at: Math.max(line.at - offset, 0) / MILLISECONDS }));
  return { isSynced: true, lines };
}

/** The place of the line that is sung at a position: the last one begun; -1 before the first, and without times. */
export const lineSungAt = ({ lines }: LyricSheet, position: Seconds): number =>
  lines.findLastIndex(({ at }) => at !== null && at <= position);
