import { parseLrc, type LyricLine, type LyricWord } from '../../../contract/kernel/lrc';
import type { Milliseconds, Seconds } from '../shared/units';
import type { Lyrics } from './song-details';

/** A word and when it is sung. `text` keeps the gap behind it: all words of a line together are the line. */
export interface SheetWord {
  readonly text: string;
  readonly at: Seconds;
  readonly until: Seconds;
}

/** One line of a song's words; `at` is where it is sung, null in words without times; `words` where each has a time. */
export interface SheetLine {
  readonly text: string;
  readonly at: Seconds | null;
  /** The place of the first line that has the same time, as words in two languages do; its own where no other has. */
  readonly verse: number;
  readonly words: readonly SheetWord[];
}

/** A song's words as they are read. `isSynced` where every line has its time. */
export interface LyricSheet {
  readonly isSynced: boolean;
  readonly lines: readonly SheetLine[];
}

const MILLISECONDS = 1000;
/** How long the last word of a line is taken to last where nothing says so. */
const LAST_WORD: Milliseconds = 1_500;
/** Media elements round the positions that they are sent to. */
const ROUNDING: Seconds = 0.001;

/**
 * The words line by line. Times are those of the sound: the sheet's offset is taken off (positive lets the words come
 * earlier), and nothing comes before the song begins. Words without times, and timed ones without a single time, keep their
 * empty lines.
 */
export function readLyrics({ format, text, offset }: Lyrics): LyricSheet {
  const timed = format === 'plain' ? [] : parseLrc(text);
  if (timed.length === 0) return { isSynced: false, lines: text.split(/\r?\n/).map(untimedLine) };
  const inSound = (moment: Milliseconds): Seconds => Math.max(moment - offset, 0) / MILLISECONDS;
  const lines = timed.map((line, index) => ({
    text: line.text,
    at: inSound(line.at),
    verse: timed.findIndex(({ at }) => at === line.at),
    words: wordsInSound(
      line,
      timed.slice(index + 1).find(({ at }) => at > line.at),
      inSound,
    ),
  }));
  return { isSynced: true, lines };
}

const untimedLine = (text: string, verse: number): SheetLine => ({ text, at: null, verse, words: [] });

/** In order, whatever was written: no word begins before the one before it, and none ends before it begins. */
function wordsInSound(
  line: LyricLine,
  next: LyricLine | undefined,
  inSound: (moment: Milliseconds) => Seconds,
): readonly SheetWord[] {
  let earliest: Seconds = 0;
  return line.words.map((word) => {
    const at = Math.max(inSound(word.at), earliest);
    earliest = at;
    return { text: word.text, at, until: Math.max(inSound(endOf(word, next)), at) };
  });
}

const endOf = ({ at, until }: LyricWord, next: LyricLine | undefined): Milliseconds =>
  until ?? Math.min(at + LAST_WORD, next?.at ?? Infinity);

/** The verse that is sung at a position: that of the last line begun; -1 before the first, and without times. */
export const verseSungAt = ({ lines }: LyricSheet, position: Seconds): number =>
  lines.findLast(({ at }) => at !== null && at <= position + ROUNDING)?.verse ?? -1;

/** `left` is the verse right before the one that is sung. */
export type VerseState = 'past' | 'left' | 'active' | 'coming';

/** What a line is while a verse is sung. */
export function verseState({ lines }: LyricSheet, line: SheetLine, sung: number): VerseState {
  if (line.verse === sung) return 'active';
  if (line.verse > sung) return 'coming';
  return line.verse === lines[sung - 1]?.verse ? 'left' : 'past';
}

/** How much of a word is sung at a position, 0 to 1; a word without length is sung all at once. */
export function shareSung({ at, until }: SheetWord, position: Seconds): number {
  if (position < at) return 0;
  return position >= until ? 1 : (position - at) / (until - at);
}
