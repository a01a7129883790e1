import { wordsOf, type RoleStates, type Step } from './steps';

export interface RoleOptions extends RoleStates {
  readonly name?: string | RegExp;
  readonly exact?: boolean;
}

const KNOWN = new Set(['name', 'exact', 'pressed', 'selected', 'checked', 'expanded', 'level']);

export function roleStep(role: string, { name, exact, ...states }: RoleOptions): Step {
  const strange = Object.keys(states).find((option) => !KNOWN.has(option));
  if (strange !== undefined) throw new Error(`the WebKit driver has no getByRole option "${strange}"`);
  return { kind: 'role', role, name: name === undefined ? null : wordsOf(name, exact), states };
}
