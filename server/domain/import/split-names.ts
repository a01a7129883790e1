import { cleanText } from './clean-text';

/** How one text lists several names: what an operator adds to the built-in rules. */
export interface SplitRule {
  /** Texts between two names, taken literally: blanks count. */
  readonly separators: readonly string[];
  /** Names that are never divided, whatever they contain. */
  readonly wholeNames: readonly string[];
}

export const PLAIN_SPLIT: SplitRule = { separators: [], wholeNames: [] };

/** ` / ` and `; ` separate names. `/`, `,`, `&` and `x` are parts of names. */
const IN_LIST = String.raw`\s+\/\s+|\s*;\s+`;
/** ` feat. `, ` ft. ` and ` featuring `, also after an opening bracket. */
const BEFORE_GUEST = String.raw`\s+(?:feat\.|ft\.|featuring\s)\s*|\s*[([](?:feat\.|ft\.|featuring\s)\s*`;
/** The bracket left by "(feat. B)". */
const UNMATCHED_BRACKET = /(?<=^[^([]*)[)\]]\s*$/u;
/** Stands for a whole name while a text is divided: a private-use character, which no name needs. */
const STAND_IN = '\ue000';
const MOST_NAMES = 200;

/**
 * The names in the values of a tag, in order, each once regardless of case. Every value is at least one name, and is divided
 * further where the rule says so.
 */
export function splitNames(values: readonly string[], rule: SplitRule, longest: number): readonly string[] {
  const names = eachOf(values).flatMap((value) => divide(value, rule, 'guests-apart'));
  return eachOnce(names.map((name) => cleanText(name, longest))).slice(0, MOST_NAMES);
}

/** The values of a tag as one text: names of a list are joined with commas, and markers of guests (`feat.`) stay as they are. */
export function joinNames(values: readonly string[], rule: SplitRule): string {
  const names = eachOf(values).flatMap((value) => divide(value, rule, 'guests-inside'));
  return eachOnce(names.map((name) => name.trim())).join(', ');
}

function eachOnce(names: readonly string[]): readonly string[] {
  const byKey = new Map<string, string>();
  for (const name of names) {
    const key = name.toLowerCase();
    if (name !== '' && !byKey.has(key)) byKey.set(key, name);
  }
  return [...byKey.values()];
}

const eachOf = (values: readonly string[]): readonly string[] => values.flatMap((value) => value.split('\0'));

function divide(
  value: string,
  { separators, wholeNames }: SplitRule,
  guests: 'guests-apart' | 'guests-inside',
): readonly string[] {
  const hiddenNames: string[] = [];
  const bare = value.replaceAll(STAND_IN, '');
  const whole = anyOf(wholeNames);
  const hidden = whole === undefined ? bare : bare.replace(whole, (name) => hide(hiddenNames, name));
  const areApart = guests === 'guests-apart';
  const between = [IN_LIST, ...(areApart ? [BEFORE_GUEST] : []), ...separators.map(escaped)];
  const parts = hidden.split(new RegExp(between.join('|'), 'iu'));
  const names = areApart ? parts.map((part) => part.replace(UNMATCHED_BRACKET, '')) : parts;
  return names.map((name) => name.replaceAll(STAND_IN, () => hiddenNames.shift() ?? ''));
}

/** Longer names come first, because one name may begin with another. A name ends where no letter or digit follows. */
function anyOf(names: readonly string[]): RegExp | undefined {
  if (names.length === 0) return undefined;
  const longestFirst = [...names].sort((a, b) => b.length - a.length).map(escaped);
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${longestFirst.join('|')})(?![\p{L}\p{N}])`, 'giu');
}

function hide(hiddenNames: string[], name: string): string {
  hiddenNames.push(name);
  return STAND_IN;
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`);
