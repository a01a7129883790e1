/** What a statement names, as it may stand in code. */
export interface StatementValues {
  readonly numbers: ReadonlySet<number>;
  readonly texts: readonly string[];
  /** Its words in lower case. */
  readonly words: readonly string[];
}

const NUMBER = /(?<![\w.])(\d+)(?:\s*(s|seconds?|minutes?)\b)?/g;
const MILLISECONDS: Readonly<Record<string, number>> = {
  s: 1_000,
  second: 1_000,
  seconds: 1_000,
  minute: 60_000,
  minutes: 60_000,
};
const TEXT = /`([^`]+)`|"([^"]+)"|(#[0-9A-F]{6})\b|(?<![\w/])(\/?(?:[\w-]+\/)+[\w-]+)/g;
const WORD = /[A-Za-z]\w{4,}/g;

/** A length of time is named in seconds and means milliseconds too. */
export function valuesOf(statement: string): StatementValues {
  const numbers = [...statement.matchAll(NUMBER)].flatMap(([, digits = '', unit = '']) => {
    const value = Number(digits);
    const factor = MILLISECONDS[unit];
    return factor === undefined ? [value] : [value, value * factor];
  });
  const texts = [...statement.matchAll(TEXT)].map(([, code, quoted, colour, path]) => code ?? quoted ?? colour ?? path);
  const words = [...statement.matchAll(WORD)].map(([word]) => word);
  const identifiers = words.filter((word) => /_|[a-z][A-Z]/.test(word));
  return {
    numbers: new Set(numbers),
    texts: [...new Set([...texts.filter((text) => text !== undefined), ...identifiers])],
    words: [...new Set(words.map((word) => word.toLowerCase()))],
  };
}

/** Shorter names (song, type, page, code) stand for something else in every other line. */
const SHORTEST_NAME = 5;

/** Whether a name of code is one of the words, whatever their endings: `clear` is named by "clears" and by "cleared". */
export function isNamed(name: string, words: readonly string[]): boolean {
  const plain = name.toLowerCase();
  return (
    plain.length >= SHORTEST_NAME && words.some((word) => word.startsWith(plain) && word.length - plain.length <= 3)
  );
}
