import type { SplitRule } from './split-names';

const JOINED = '/';
/** Of one value: more are no list of names, and every stretch of them is looked for. */
const MOST_PIECES = 40;
/** What stands around a name in a text of several. */
const AROUND = /[\s,;&+()[\]]/u;

/**
 * The values of a tag that names artists one by one, beside the text that names them all. ID3v2.3 has room for one value, so
 * taggers join several with `/`: it parts two names where the text has each of them and not what they are together. So
 * `AC/DC/Ann` are two beside `AC/DC & Ann`, and `AC/DC` is one beside `AC/DC`, `AC-DC` and where the rule has it whole.
 */
export function partAsWritten(
  values: readonly string[],
  written: string | undefined,
  { wholeNames }: SplitRule,
): readonly string[] {
  if (written === undefined) return values;
  const names = [written, ...wholeNames].map((name) => name.toLowerCase());
  const isThere = (name: string): boolean => names.some((text) => standsIn(name.toLowerCase(), text));
  return values.flatMap((value) => partsIn(value.split(JOINED), isThere) ?? [value]);
}

/** From the first piece to the last, each time the longest name that is there; undefined where there is none. */
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

function standsIn(name: string, text: string): boolean {
  for (let start = text.indexOf(name); start !== -1; start = text.indexOf(name, start + 1)) {
    const around = [text.charAt(start - 1), text.charAt(start + name.length)];
    if (around.every((letter) => letter === '' || AROUND.test(letter))) return true;
  }
  return false;
}
