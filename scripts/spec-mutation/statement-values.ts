/** The values and names in a statement, as they may occur in code. */
export interface StatementValues {
  readonly numbers: ReadonlySet<number>;
  readonly texts: readonly string[];
  /** The words of the statement in lower case. */
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

/** A duration in the statement also matches as milliseconds. */
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

/** Shorter names (song, type, page, code) have too many other meanings in code. */
const SHORTEST_NAME = 5;

/** Whether a name in code is one of the words, regardless of their endings: "clears" and "cleared" both match `clear`. */
export function isNamed(name: string, words: readonly string[]): boolean {
  const plain = name.toLowerCase();
  return (
    plain.length >= SHORTEST_NAME && words.some((word) => word.startsWith(plain) && word.length - plain.length <= 3)
  );
}
