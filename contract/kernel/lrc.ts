/**
 * One line of a song's lyrics. Times are in milliseconds from the song's beginning; `words` is filled only if each word has a
 * time.
 */
export interface LyricLine {
  readonly at: number;
  readonly text: string;
  readonly words: readonly LyricWord[];
}

/** `until` is the next time in the line, either of a word or of the end of the line; null if none follows. */
export interface LyricWord {
  readonly at: number;
  readonly until: number | null;
  readonly text: string;
}

export type LyricsFormat = 'plain' | 'lrc' | 'elrc';

/** Minutes, seconds and fractions of a second; a first number counts hours if a point follows the seconds. */
const TIME = String.raw`\s*(?:(\d{1,2}):(?=\d{1,2}:\d{1,2}\.))?(\d{1,3}):(\d{1,2})(?:[.:](\d{1,3}))?\s*`;
const LINE_TIME = new RegExp(String.raw`\[${TIME}\]`, 'g');
const LEADING_TIMES = new RegExp(String.raw`^\s*(?:\[${TIME}\]\s*)+`);
/** Some taggers write the times of words in square brackets too. */
const WORD_TIME = new RegExp(String.raw`[<[]${TIME}[>\]]`, 'g');
const TAG = /^\s*(?:\[[a-z#]+:.*\]\s*)?$/i;
const OFFSET_TAG = /^\s*\[offset:\s*([+-]?\d+)\s*\]/im;

/**
 * `lrc` if at least two lines begin with a time, or if the only line besides tags does; `elrc` if words have times too, otherwise
 * `plain`.
 */
export function detectLyricsFormat(text: string): LyricsFormat {
  const lines = text.split('\n').filter((line) => !TAG.test(line));
  const timed = lines.filter((line) => LEADING_TIMES.test(line));
  if (timed.length < 2 && (timed.length === 0 || lines.length > 1)) return 'plain';
  return timed.some((line) => /<\d{1,3}:\d{1,2}/.test(line)) ? 'elrc' : 'lrc';
}

/** The file's `[offset:±ms]`: a positive value shows the words earlier. 0 if there is none. */
export const lrcOffset = (text: string): number => Number(OFFSET_TAG.exec(text)?.[1] ?? 0);

/** The lines in order of time. A line with several times appears once for each of them; lines without a time are left out. */
export function parseLrc(text: string): readonly LyricLine[] {
  return text
    .split(/\r?\n/)
    .flatMap(parseLine)
    .sort((a, b) => a.at - b.at);
}

function parseLine(line: string): readonly LyricLine[] {
  const leading = LEADING_TIMES.exec(line)?.[0];
  if (leading === undefined) return [];
  const times = [...leading.matchAll(LINE_TIME)].map(milliseconds);
  const sung = line.slice(leading.length);
  const stamps = [...sung.matchAll(WORD_TIME)];
  const meant = lineMeant(times, stamps[0]);
  const words = parseWords(sung, stamps, meant);
  const text = sung.replace(WORD_TIME, '').trim();
  return times.map((at) => ({ at, text, words: moveWords(words, at - meant) }));
}

/** Of a line with several times, the one to which its word times belong: the last one before the first word. */
function lineMeant(times: readonly number[], firstWord: RegExpMatchArray | undefined): number {
  const first = Number(times[0]);
  if (firstWord === undefined) return first;
  const begun = times.filter((at) => at <= milliseconds(firstWord));
  return begun.length === 0 ? first : Math.max(...begun);
}

/** Text before the first word time starts with the line; a time with no text behind it ends the word before. */
function parseWords(sung: string, stamps: readonly RegExpMatchArray[], begins: number): readonly LyricWord[] {
  const startOf = (index: number): number | undefined => stamps[index]?.index;
  const timed = stamps.map((stamp, index) => ({
    at: milliseconds(stamp),
    text: sung.slice(Number(stamp.index) + stamp[0].length, startOf(index + 1)),
  }));
  const pieces = stamps.length === 0 ? [] : [{ at: begins, text: sung.slice(0, startOf(0)) }, ...timed];
  const words = pieces.map(({ at, text }, index) => ({ at, text, until: pieces[index + 1]?.at ?? null }));
  return trimEnds(words.reduce(addPiece, []));
}

/** A gap between two words belongs to the word before it. */
function addPiece(words: readonly LyricWord[], piece: LyricWord): readonly LyricWord[] {
  if (piece.text.trim() !== '') return [...words, piece];
  return words.map((word, index) => (index === words.length - 1 ? { ...word, text: word.text + piece.text } : word));
}

const trimEnds = (words: readonly LyricWord[]): readonly LyricWord[] =>
  words.map((word, index) => {
    const text = index === 0 ? word.text.trimStart() : word.text;
    return { ...word, text: index === words.length - 1 ? text.trimEnd() : text };
  });

const moveWords = (words: readonly LyricWord[], by: number): readonly LyricWord[] =>
  words.map(({ at, until, text }) => ({ at: at + by, until: until === null ? null : until + by, text }));

/** Fractions may have one to three digits: ".5" is half a second, ".05" a twentieth. */
function milliseconds(match: RegExpMatchArray): number {
  const [, hours = '0', minutes, seconds, fraction = '0'] = match;
  return (
    Number(hours) * 3_600_000 + Number(minutes) * 60_000 + Number(seconds) * 1000 + Number(fraction.padEnd(3, '0'))
  );
}
