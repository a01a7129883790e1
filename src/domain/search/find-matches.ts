import { foldLetter, foldText } from '../../../contract/kernel/fold-text';

/** A stretch of the original text, in UTF-16 code units: from `start` up to, not including, `end`. */
export interface Match {
  readonly start: number;
  readonly end: number;
}

interface FoldedUnit {
  readonly folded: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Where `query` occurs in `text` when both are folded, as stretches of the original letters, accents and following marks
 * included, so that a highlight covers "Sóng" for "song". They are in order, and no letter is in two of them. An empty
 * query matches nothing.
 */
export function findMatches(text: string, query: string): readonly Match[] {
  const needle = foldText(query);
  const units = foldedUnits(text);
  const haystack = units.map(({ folded }) => folded).join('');
  if (needle === '') return [];
  const spans = occurrences(haystack, needle).map((at) => spanOf(units, at, at + needle.length, text.length));
  // One letter may fold to two that both match: it is matched once.
  return spans.filter(({ start }, index) => start >= (spans[index - 1]?.end ?? 0));
}

const LETTER_OR_BLANKS = /\s+|\S/gu;

/** A mark of a decomposed letter folds to nothing and makes no unit; "ß" makes two; a run of white space makes one. */
function foldedUnits(text: string): readonly FoldedUnit[] {
  return Array.from(text.matchAll(LETTER_OR_BLANKS)).flatMap(({ 0: piece, index: start }) =>
    foldPiece(piece)
      .split('')
      .map((folded) => ({ folded, start, end: start + piece.length })),
  );
}

const foldPiece = (piece: string): string => (piece.trim() === '' ? ' ' : foldLetter(piece));

function occurrences(haystack: string, needle: string): readonly number[] {
  const places: number[] = [];
  for (let at = haystack.indexOf(needle); at !== -1; at = haystack.indexOf(needle, at + needle.length)) places.push(at);
  return places;
}

/** What lies between two units are marks of the letter before, so a match reaches up to the next unit. */
function spanOf(units: readonly FoldedUnit[], from: number, to: number, length: number): Match {
  const covered = units.slice(from, to);
  const start = Math.min(...covered.map((unit) => unit.start));
  const end = Math.max(...covered.map((unit) => unit.end), units[to]?.start ?? length);
  return { start, end };
}
