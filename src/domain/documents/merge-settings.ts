import type { Milliseconds } from '../shared/units';

/** A setting, and when a listener chose it; 0: nobody did, it is as at first. */
export interface Choice {
  readonly value: unknown;
  readonly at: Milliseconds;
}

/** Settings by their names. What this version does not know is kept for the one that does. */
export type Choices = Readonly<Record<string, Choice>>;

/**
 * What a device chose and what the account keeps, each setting for itself: whatever was chosen last wins, and of what was chosen
 * at the same moment, or by nobody, the kept one.
 */
export function mergeSettings(own: Choices, kept: Choices): Choices {
  const later = Object.entries(own).filter(([name, { at }]) => at > (kept[name]?.at ?? -1));
  return { ...kept, ...Object.fromEntries(later) };
}

/** The same, with this moment for whatever nobody has chosen yet. */
export const chosenNow = (choices: Choices, now: Milliseconds): Choices =>
  Object.fromEntries(Object.entries(choices).map(([name, { value, at }]) => [name, { value, at: at || now }]));

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
