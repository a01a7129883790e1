import { cleanText } from './clean-text';

/** How one text names several; what an operator adds to what always counts. */
export interface SplitRule {
  /** Texts between two names, as they are: blanks count. */
  readonly separators: readonly string[];
  /** Names that are never divided, whatever stands in them. */
  readonly wholeNames: readonly string[];
}

export const PLAIN_SPLIT: SplitRule = { separators: [], wholeNames: [] };

/** ` / `, `; `, ` feat. `, ` ft. ` and ` featuring `, these also behind an opened bracket. `/`, `,`, `&` and `x` belong to names. */
const BETWEEN = String.raw`\s+\/\s+|\s*;\s+|\s+(?:feat\.|ft\.|featuring\s)\s*|\s*[([](?:feat\.|ft\.|featuring\s)\s*`;
/** Left behind by "(feat. B)". */
const UNMATCHED_BRACKET = /(?<=^[^([]*)[)\]]\s*$/u;
/** Stands for a whole name while a text is divided: a letter for private use, which no name needs. */
const STAND_IN = '\ue000';
const MOST_NAMES = 200;

/**
 * The names in the values of a tag, in order, each once, case apart: several values are several, and each is divided where the
 * rule says so.
 */
export function splitNames(values: readonly string[], rule: SplitRule, longest: number): readonly string[] {
  const names = values.flatMap((value) => value.split('\0')).flatMap((value) => divide(value, rule));
  const clean = names.map((name) => cleanText(name, longest)).filter((name) => name !== '');
  const byKey = new Map<string, string>();
  for (const name of clean) if (!byKey.has(name.toLowerCase())) byKey.set(name.toLowerCase(), name);
  return [...byKey.values()].slice(0, MOST_NAMES);
}

function divide(value: string, { separators, wholeNames }: SplitRule): readonly string[] {
  const kept: string[] = [];
  const bare = value.replaceAll(STAND_IN, '');
  const whole = anyOf(wholeNames);
  const hidden = whole === undefined ? bare : bare.replace(whole, (name) => hide(kept, name));
  const parts = hidden.split(new RegExp([BETWEEN, ...separators.map(escaped)].join('|'), 'iu'));
  return parts.map((part) => part.replace(UNMATCHED_BRACKET, '').replaceAll(STAND_IN, () => kept.shift() ?? ''));
}

/** Longer names come first: one may begin with another. A name ends where no letter or digit follows. */
function anyOf(names: readonly string[]): RegExp | undefined {
  if (names.length === 0) return undefined;
  const longestFirst = [...names].sort((a, b) => b.length - a.length).map(escaped);
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${longestFirst.join('|')})(?![\p{L}\p{N}])`, 'giu');
}

function hide(kept: string[], name: string): string {
  kept.push(name);
  return STAND_IN;
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`);
