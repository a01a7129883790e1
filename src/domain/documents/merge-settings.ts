import type { Milliseconds } from '../shared/units';

/** A setting, and when a listener chose it; 0: nobody did, it is as at first. */
export interface Choice {
  readonly value: unknown;
  readonly at: Milliseconds;
}

/** Settings by their names. What this version does not know is kept for the one that does. */
export type Choices = Readonly<Record<string, Choice>>;

/** The later choice wins; of two at the same moment always the same one, whoever merges. */
function laterOf(a: Choice, b: Choice): Choice {
  if (a.at !== b.at) return a.at > b.at ? a : b;
  return JSON.stringify(a.value) >= JSON.stringify(b.value) ? a : b;
}

/** What two devices chose, each setting for itself: whoever chose last wins, and both come to the same. */
export function mergeSettings(one: Choices, other: Choices): Choices {
  const merged: Record<string, Choice> = { ...one };
  for (const [name, choice] of Object.entries(other)) {
    const known = merged[name];
    merged[name] = known === undefined ? choice : laterOf(known, choice);
  }
  return merged;
}

/** Whether nothing is chosen differently. */
export const areSameSettings = (one: Choices, other: Choices): boolean => {
  const names = Object.keys(one);
  const isSame = (name: string): boolean =>
    one[name]?.at === other[name]?.at && JSON.stringify(one[name]?.value) === JSON.stringify(other[name]?.value);
  return names.length === Object.keys(other).length && names.every(isSame);
};

const isChoice = (value: unknown): value is Choice =>
  typeof value === 'object' && value !== null && 'value' in value && 'at' in value && typeof value.at === 'number';

/** Settings as they were written down, each for itself; nonsense is left out. A choice of the future was made just now. */
export function readSettings(text: string | null, now: Milliseconds): Choices {
  try {
    const fields: unknown = JSON.parse(text ?? '{}');
    if (typeof fields !== 'object' || fields === null) return {};
    const choices = Object.entries(fields).filter((entry): entry is [string, Choice] => isChoice(entry[1]));
    return Object.fromEntries(choices.map(([name, { value, at }]) => [name, { value, at: Math.min(at, now) }]));
  } catch {
    return {};
  }
}
