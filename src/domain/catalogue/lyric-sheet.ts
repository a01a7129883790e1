import { parseLrc, type LyricLine, type LyricWord } from '../../../contract/kernel/lrc';
import type { Milliseconds, Seconds } from '../shared/units';
import type { Lyrics } from './song-details';

/** A word and when it is sung. `text` includes the space after it: all words of a line joined together are the line. */
export interface SheetWord {
  readonly text: string;
  readonly at: Seconds;
  readonly until: Seconds;
}

/** One line of the lyrics; `at` is when it is sung, null in lyrics without times; `words` is filled if each word has a time. */
export interface SheetLine {
  readonly text: string;
  readonly at: Seconds | null;
  /** The index of the first line with the same time, as in lyrics in two languages; otherwise the line's own index. */
  readonly verse: number;
  readonly words: readonly SheetWord[];
}

/** A song's lyrics as they are shown. `isSynced` if every line has a time. */
export interface LyricSheet {
  readonly isSynced: boolean;
  readonly lines: readonly SheetLine[];
}

const MILLISECONDS = 1000;
/** The assumed length of the last word of a line if the lyrics do not give one. */
const LAST_WORD: Milliseconds = 1_500;
/** Media elements round the position of a seek. */
const ROUNDING: Seconds = 0.001;

/**
 * The lyrics line by line. Times refer to the sound: the sheet's offset is subtracted (a positive offset shows the lyrics
 * earlier), and no time is before the beginning of the song. Lyrics without times, and timed formats without a single time,
 * retain their empty lines.
 */
export function readLyrics({ format, text, offset }: Lyrics): LyricSheet {
  const timed = format === 'plain' ? [] : parseLrc(text);
  if (timed.length === 0) return { isSynced: false, lines: text.split(/\r?\n/).map(untimedLine) };
  const inSound = (moment: Milliseconds): Seconds => Math.max(moment - offset, 0) / MILLISECONDS;
  const lines = timed.map((line) => ({
    text: line.text,
    at: inSound(line.at),
    verse: timed.findIndex(({ at }) => at === line.at),
    words: wordsInSound(
      line,
      timed.find(({ at }) => at > line.at),
      inSound,
    ),
  }));
  return { isSynced: true, lines };
}

const untimedLine = (text: string, verse: number): SheetLine => ({ text, at: null, verse, words: [] });

/**
 * Forces the times into order, even if the lyrics are wrong: no word begins before the previous one, and none ends before it
 * begins.
 */
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

/** The verse that is sung at a position: the verse of the last line that has begun; -1 before the first line, and without times. */
export const verseSungAt = ({ lines }: LyricSheet, position: Seconds): number =>
  lines.findLast(({ at }) => at !== null && at <= position + ROUNDING)?.verse ?? -1;

/** `left` is the verse right before the one that is sung. */
export type VerseState = 'past' | 'left' | 'active' | 'coming';

/** The state of a line while a verse is sung. */
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
