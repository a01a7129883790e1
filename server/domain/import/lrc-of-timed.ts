import type { RawLyrics } from './raw-tags';

type Timed = RawLyrics['lines'][number];

const LINE_END = /\r\n?|\n/u;

/**
 * Converts the timed texts of a tag to LRC. If some of them begin or end a line, as in ID3v2's SYLT (section 4.9), the others are
 * parts of a line, and each retains its time; if none does, each is a line.
 */
export function lrcOfTimed(timed: readonly Timed[]): string {
  const inOrder = [...timed].sort((a, b) => a.at - b.at);
  if (!inOrder.some(({ text }) => LINE_END.test(text))) return inOrder.map(lineOf).join('\n');
  const lines: Timed[][] = [[]];
  for (const { at, text } of inOrder) {
    const [goesOn = '', ...others] = text.split(LINE_END);
    lines.at(-1)?.push({ at, text: goesOn });
    for (const text of others) lines.push([{ at, text }]);
  }
  return lines
    .map((line) => line.filter(({ text }) => text !== ''))
    .filter((line) => line.length > 0)
    .map(lineOfPieces)
    .join('\n');
}

const lineOf = ({ at, text }: Timed): string => `[${timeOf(at)}]${oneLine(text).trim()}`;

function lineOfPieces(pieces: readonly Timed[]): string {
  const [first] = pieces;
  if (first === undefined || pieces.length === 1) return pieces.map(lineOf).join('');
  return `[${timeOf(first.at)}]${pieces.map(({ at, text }) => `<${timeOf(at)}>${oneLine(text)}`).join('')}`;
}

const oneLine = (text: string): string => text.replace(/\s+/gu, ' ');

function timeOf(ms: number): string {
  const hundredths = Math.round(ms / 10);
  const minutes = Math.floor(hundredths / 6000);
  return `${String(minutes).padStart(2, '0')}:${((hundredths % 6000) / 100).toFixed(2).padStart(5, '0')}`;
}
