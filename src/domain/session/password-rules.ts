import { LIMITS } from '../../../contract/kernel/limits';
import {
  isPersonal,
  LEAST_GUESSES,
  passwordLength,
  type PasswordOwner,
} from '../../../contract/kernel/password-verdict';
import type { FieldFault } from '../form/field-rule';

/** The rules for a new password, in the order in which they are shown (design §13). */
export const PASSWORD_RULES = ['long', 'unguessable', 'impersonal'] as const;
export type PasswordRule = (typeof PASSWORD_RULES)[number];

/** Known data of the person who chooses a password; the password must not contain any of it. */
export type Chooser = PasswordOwner;

/** How many guesses a password takes, as a power of ten; null while this is unknown here: then the server decides. */
export type KnownGuesses = number | null;

/** Which rules a new password meets while it is typed (security.md §3). */
export function metPasswordRules(password: string, chooser: Chooser, guesses: KnownGuesses): readonly PasswordRule[] {
  const length = passwordLength(password);
  const isMet: Readonly<Record<PasswordRule, boolean>> = {
    long: length >= LIMITS.passwordMin && length <= LIMITS.passwordMax,
    unguessable: guesses !== null && guesses >= LEAST_GUESSES,
    impersonal: password !== '' && !isPersonal(password, chooser),
  };
  return PASSWORD_RULES.filter((rule) => isMet[rule]);
}

/** What is wrong with a new password beyond its length, or null. */
export function faultOfPassword(password: string, chooser: Chooser, guesses: KnownGuesses): FieldFault | null {
  if (isPersonal(password, chooser)) return { kind: 'personal' };
  return guesses !== null && guesses < LEAST_GUESSES ? { kind: 'guessable' } : null;
}
