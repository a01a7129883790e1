import type { SplitRule } from './split-names';

const JOINED = '/';
/** The limit for one value: a value with more pieces is no list of names, and every run of pieces is searched. */
const MOST_PIECES = 40;
/** Characters around a name in a text with several names. */
const AROUND = /[\s,;&+()[\]]/u;

/**
 * Splits the values of a tag that names artists one by one, with the help of the text that names them all. ID3v2.3 has room for
 * one value, so taggers join several with `/`: a `/` separates two names if the text contains each of them but not the joined
 * name. So `AC/DC/Ann` is two names beside `AC/DC & Ann`, and `AC/DC` is one name beside `AC/DC`, `AC-DC` and where the rule
 * lists it as a whole name.
 */
export function splitByDisplayText(
  values: readonly string[],
  written: string | undefined,
  { wholeNames }: SplitRule,
): readonly string[] {
  if (written === undefined) return values;
  const names = [written, ...wholeNames].map((name) => name.toLowerCase());
  const isThere = (name: string): boolean => names.some((text) => occursAsName(name.toLowerCase(), text));
  return values.flatMap((value) => partsIn(value.split(JOINED), isThere) ?? [value]);
}

/** From the first piece to the last, always the longest name that is present; undefined if a piece is in no name. */
function partsIn(pieces: readonly string[], isThere: (name: string) => boolean): readonly string[] | undefined {
  if (pieces.length > MOST_PIECES) return undefined;
  const names: string[] = [];
  for (let from = 0, to = pieces.length; from < pieces.length; to -= 1) {
    if (to === from) return undefined;
    const name = pieces.slice(from, to).join(JOINED).trim();
    if (name === '' || !isThere(name)) continue;
    names.push(name);
    [from, to] = [to, pieces.length + 1];
  }
  return names;
}

function occursAsName(name: string, text: string): boolean {
  for (let start = text.indexOf(name); start !== -1; start = text.indexOf(name, start + 1)) {
    const around = [text.charAt(start - 1), text.charAt(start + name.length)];
    if (around.every((letter) => letter === '' || AROUND.test(letter))) return true;
  }
  return false;
}
