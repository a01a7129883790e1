/** One moment of a song's text. Times in milliseconds from the song's beginning; `words` only where each word has a time. */
export interface LyricLine {
  readonly at: number;
  readonly text: string;
  readonly words: readonly LyricWord[];
}

export interface LyricWord {
  readonly at: number;
  readonly text: string;
}

export type LyricsFormat = 'plain' | 'lrc' | 'elrc';

const LINE_TIME = /\[(\d{1,3}):(\d{1,2})(?:[.:](\d{1,3}))?\]/g;
const LEADING_TIMES = /^\s*(?:\[\d{1,3}:\d{1,2}(?:[.:]\d{1,3})?\]\s*)+/;
const WORD_TIME = /<(\d{1,3}):(\d{1,2})(?:[.:](\d{1,3}))?>([^<]*)/g;
const OFFSET_TAG = /^\s*\[offset:\s*([+-]?\d+)\s*\]/im;

/** `lrc` where at least two lines begin with a time, `elrc` where words have times too, else `plain`. */
export function detectLyricsFormat(text: string): LyricsFormat {
  const timed = text.split('\n').filter((line) => LEADING_TIMES.test(line));
  if (timed.length < 2) return 'plain';
  return timed.some((line) => /<\d{1,3}:\d{1,2}/.test(line)) ? 'elrc' : 'lrc';
}

/** The file's `[offset:±ms]`: positive lets the words come earlier. 0 where there is none. */
export const lrcOffset = (text: string): number => Number(OFFSET_TAG.exec(text)?.[1] ?? 0);

/** The lines in order of time; a line with several times stands at each of them; lines without a time are left out. */
export function parseLrc(text: string): readonly LyricLine[] {
  return text
    .split(/\r?\n/)
    .flatMap(parseLine)
    .sort((a, b) => a.at - b.at);
}

function parseLine(line: string): readonly LyricLine[] {
  const times = LEADING_TIMES.exec(line)?.[0];
  if (times === undefined) return [];
  const words = parseWords(line.slice(times.length));
  const spoken = line.slice(times.length).replace(/<[\d:.]+>/g, '');
  return [...times.matchAll(LINE_TIME)].map((match) => ({ at: milliseconds(match), text: spoken.trim(), words }));
}

const parseWords = (line: string): readonly LyricWord[] =>
  [...line.matchAll(WORD_TIME)].flatMap((match) => {
    const text = String(match[4]);
    return text.trim() === '' ? [] : [{ at: milliseconds(match), text }];
  });

/** Fractions may have one to three digits: ".5" is half a second, ".05" a twentieth. */
function milliseconds(match: RegExpMatchArray): number {
  const [, minutes, seconds, fraction = '0'] = match;
  return Number(minutes) * 60_000 + Number(seconds) * 1000 + Number(fraction.padEnd(3, '0'));
}

/** The line that is sung at a moment (milliseconds): the last one that has begun; -1 before the first. */
export const lineAt = (lines: readonly LyricLine[], moment: number): number =>
  lines.findLastIndex(({ at }) => at <= moment);
