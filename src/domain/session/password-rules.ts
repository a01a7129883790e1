import { foldText } from '../../../contract/kernel/fold-text';
import { LIMITS } from '../../../contract/kernel/limits';
import type { FieldFault } from '../form/field-rule';
import { LEAST_STRENGTH, passwordStrength } from './password-strength';

/** What a new password is asked to be, in the order in which it is told (design §13). */
export const PASSWORD_RULES = ['long', 'unguessable', 'impersonal'] as const;
export type PasswordRule = (typeof PASSWORD_RULES)[number];

/** What is known of whoever chooses a password; nothing of it may be inside. */
export interface Chooser {
  readonly name: string;
  readonly email: string;
}

/** Shorter names are in too many words to mean anything. */
const SHORTEST_NAME = 4;

/** Which rules a new password keeps as it is typed (security.md §3); lengths in UTF-16 code units after NFC. */
export function keptPasswordRules(password: string, chooser: Chooser): readonly PasswordRule[] {
  const length = password.normalize('NFC').length;
  const kept: Readonly<Record<PasswordRule, boolean>> = {
    long: length >= LIMITS.passwordMin && length <= LIMITS.passwordMax,
    unguessable: passwordStrength(password) >= LEAST_STRENGTH,
    impersonal: password !== '' && !isPersonal(password, chooser),
  };
  return PASSWORD_RULES.filter((rule) => kept[rule]);
}

/** What is wrong with a new password beyond its length, or null. */
export function faultOfPassword(password: string, chooser: Chooser): FieldFault | null {
  const kept = keptPasswordRules(password, chooser);
  if (!kept.includes('impersonal')) return { kind: 'personal' };
  return kept.includes('unguessable') ? null : { kind: 'guessable' };
}

function isPersonal(password: string, { name, email }: Chooser): boolean {
  const inside = foldText(password).replaceAll(/[^\p{L}\p{N}]/gu, '');
  const words = foldText(name).split(' ');
  const address = foldText(email).replace(/@.*$/u, '');
  const known = [...words, words.join(''), address.replaceAll(/[^\p{L}\p{N}]/gu, '')];
  return known.some((part) => part.length >= SHORTEST_NAME && inside.includes(part));
}
