import { foldText } from '../../../contract/kernel/fold-text';
import { lrcOffset, parseLrc } from '../../../contract/kernel/lrc';
import type { Lyrics } from '../catalogue/song-details';

/** A line of a song's words; `at` is in seconds from the song's beginning, null if the words have no times. */
export interface SungLine {
  readonly line: string;
  readonly at: number | null;
}

const BETWEEN_WORDS = /[^\p{L}\p{N}]+/gu;
const MILLISECONDS = 1_000;

/**
 * The first line that contains these folded words in sequence, the last one perhaps unfinished; else the line in which they
 * begin, if they continue in the next. Null if they are not sung.
 */
export function findLine(lyrics: Lyrics, words: readonly string[]): SungLine | null {
  const lines = linesOf(lyrics).filter(({ line }) => line !== '');
  const sung = lines.map(({ line }) => ` ${spoken(line)}`);
  const wanted = ` ${words.join(' ')}`;
  const whole = sung.findIndex((line) => line.includes(wanted));
  if (whole !== -1) return lines[whole] ?? null;
  const firstIndex = sung.findIndex((line, at) => `${line}${sung[at + 1] ?? ''}`.includes(wanted));
  return lines[firstIndex] ?? null;
}

const spoken = (line: string): string => foldText(line).replace(BETWEEN_WORDS, ' ').trim();

function linesOf({ format, text }: Lyrics): readonly SungLine[] {
  if (format === 'plain') return text.split(/\r?\n/).map((line) => ({ line: line.trim(), at: null }));
  const offset = lrcOffset(text);
  return parseLrc(text).map(({ at, text: line }) => ({ line, at: Math.max(0, at - offset) / MILLISECONDS }));
}
