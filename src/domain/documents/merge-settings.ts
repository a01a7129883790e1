import type { Milliseconds } from '../shared/units';
import { parseJson } from '../shared/parse-json';

/** A setting, and when a listener chose it; 0: no listener chose it, it has its initial value. */
export interface Choice {
  readonly value: unknown;
  readonly at: Milliseconds;
}

/** Settings by name. Settings that this version does not support are retained for versions that do. */
export type Choices = Readonly<Record<string, Choice>>;

/**
 * Merges the choices of a device with the stored ones of the account, setting by setting: the later choice wins; with equal
 * times, or if no listener chose either, the stored one wins.
 */
export function mergeSettings(own: Choices, stored: Choices): Choices {
  const later = Object.entries(own).filter(([name, { at }]) => at > (stored[name]?.at ?? -1));
  return { ...stored, ...Object.fromEntries(later) };
}

/** The same, with the current time for every setting that no listener has chosen yet. */
export const chosenNow = (choices: Choices, now: Milliseconds): Choices =>
  Object.fromEntries(Object.entries(choices).map(([name, { value, at }]) => [name, { value, at: at || now }]));

/** Whether both contain the same choices. */
export const areSameSettings = (one: Choices, other: Choices): boolean => {
  const names = Object.keys(one);
  const isSame = (name: string): boolean =>
    one[name]?.at === other[name]?.at && JSON.stringify(one[name]?.value) === JSON.stringify(other[name]?.value);
  return names.length === Object.keys(other).length && names.every(isSame);
};

const isChoice = (value: unknown): value is Choice =>
  typeof value === 'object' && value !== null && 'value' in value && 'at' in value && typeof value.at === 'number';

/** Reads stored settings one by one; invalid ones are left out. A choice with a time in the future gets the current time. */
export function readSettings(text: string | null, now: Milliseconds): Choices {
  const fields = parseJson(text ?? '');
  if (typeof fields !== 'object' || fields === null) return {};
  const choices = Object.entries(fields).filter((entry): entry is [string, Choice] => isChoice(entry[1]));
  return Object.fromEntries(choices.map(([name, { value, at }]) => [name, { value, at: Math.min(at, now) }]));
}
