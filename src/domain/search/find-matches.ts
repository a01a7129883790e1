import { foldLetter, foldText, withoutPunctuation } from '../../../contract/kernel/fold-text';

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

/** A letter unchanged, and with punctuation removed or replaced by a blank. */
const WAYS: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => withoutPunctuation(text, ''),
  (text) => withoutPunctuation(text, ' '),
];

/**
 * Where `query` occurs in `text` when both are folded, as ranges of the original text, accents and following marks included, so
 * that a highlight covers "Sóng" for "song"; if it occurs nowhere, both are compared without punctuation, so that it covers
 * "R.E.M." for "rem" and "AC/DC" for "ac dc". The ranges are in order and do not overlap. An empty query matches nothing.
 */
export function findMatches(text: string, query: string): readonly Match[] {
  for (const way of WAYS) {
    const matches = matchesIn(text, foldedUnits(text, way), foldText(way(query)));
    if (matches.length > 0) return matches;
  }
  return [];
}

function matchesIn(text: string, units: readonly FoldedUnit[], needle: string): readonly Match[] {
  const haystack = units.map(({ folded }) => folded).join('');
  if (needle === '') return [];
  const matches: Match[] = [];
  for (let at = haystack.indexOf(needle); at !== -1;) {
    const end = at + needle.length;
    matches.push(spanOf(units, at, end, text.length));
    at = haystack.indexOf(needle, nextLetter(units, end));
  }
  return matches;
}

const LETTER_OR_BLANKS = /\s+|\S/gu;

/** A mark of a decomposed letter folds to nothing and makes no unit; "ß" makes two; adjacent blanks make one. */
function foldedUnits(text: string, way: (piece: string) => string): readonly FoldedUnit[] {
  const units = Array.from(text.matchAll(LETTER_OR_BLANKS)).flatMap(({ 0: piece, index: start }) =>
    foldPiece(way(piece))
      .split('')
      .map((folded) => ({ folded, start, end: start + piece.length })),
  );
  return units.filter(({ folded }, at) => folded !== ' ' || units[at - 1]?.folded !== ' ');
}

const foldPiece = (piece: string): string => (/^\s+$/u.test(piece) ? ' ' : foldLetter(piece));

/** The first unit from this one on that begins a letter, so that no match starts at the second half of "ß". */
function nextLetter(units: readonly FoldedUnit[], from: number): number {
  let next = from;
  while (units[next]?.start === units[next - 1]?.start) next += 1;
  return next;
}

/** Characters between two units are marks of the letter before, so a match extends to the next unit. */
function spanOf(units: readonly FoldedUnit[], from: number, to: number, length: number): Match {
  const covered = units.slice(from, to);
  const start = Math.min(...covered.map((unit) => unit.start));
  const end = Math.max(...covered.map((unit) => unit.end), units[to]?.start ?? length);
  return { start, end };
}
