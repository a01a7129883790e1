import { foldText } from './fold-text';
import { LIMITS } from './limits';

export type PasswordFault = 'too-short' | 'too-long' | 'own-name' | 'too-common';

/** The account owner: a password must not contain parts of these. */
export interface PasswordOwner {
  readonly email: string;
  readonly name: string;
}

/** How many guesses a text takes, as a power of ten, for an attacker who has these words of the owner. */
export type GuessEstimate = (text: string, ownWords: readonly string[]) => number;

/** A password that takes fewer than 10^8 guesses is refused. */
export const LEAST_GUESSES = 8;
/** Only the beginning of a longer password is judged, because the work grows with the square of the length. */
const JUDGED_LENGTH = 40;
/** Shorter names are part of too many words to be significant. */
const SHORTEST_NAME = 4;
/** The last letters of a word may be written as digits or signs (`appl3`), in which case the decoration begins after them. */
const LAST_LETTERS = [0, 1, 2];
const NOT_A_LETTER = /[^\p{L}\p{N}]/gu;
/** All characters other than letters, before a word and after it. */
const DECORATION = /^[^\p{L}]+|[^\p{L}]+$/gu;
const RUNS = /\p{N}+|[^\p{N}]+/gu;

/** The form in which a password is hashed, compared and judged: NFC, so that two keyboards produce the same password. */
export const passwordText = (password: string): string => password.normalize('NFC');

/**
 * Why a new password is not good enough, or null if it is; lengths are in characters after NFC. No rule requires kinds of
 * characters (NIST SP 800-63B-4).
 */
export function passwordFault(password: string, owner: PasswordOwner, estimate: GuessEstimate): PasswordFault | null {
  const length = passwordLength(password);
  if (length < LIMITS.passwordMin) return 'too-short';
  if (length > LIMITS.passwordMax) return 'too-long';
  if (isPersonal(password, owner)) return 'own-name';
  return passwordGuesses(password, owner, estimate) < LEAST_GUESSES ? 'too-common' : null;
}

export const passwordLength = (password: string): number => [...passwordText(password)].length;

/** Whether the password contains a part of the owner's name, or of the address before the @, in any spelling. */
export function isPersonal(password: string, { name, email }: PasswordOwner): boolean {
  const inside = foldText(password).replaceAll(NOT_A_LETTER, '');
  const address = foldText(email).replace(/@.*$/u, '');
  return wordsOf([name, address]).some((word) => word.length >= SHORTEST_NAME && inside.includes(word));
}

/** The words of each folded text, and each whole text without signs. */
const wordsOf = (texts: readonly string[]): string[] =>
  texts
    .map(foldText)
    .flatMap((whole) => [...whole.split(NOT_A_LETTER), whole.replaceAll(NOT_A_LETTER, '')])
    .filter((word) => word !== '');

/**
 * The fewest guesses over the ways in which a password can be made from something known: unchanged; without accents and blanks;
 * without any signs, each of which multiplies the guesses by ten; as a word with digits and signs around it.
 */
export function passwordGuesses(password: string, { name, email }: PasswordOwner, estimate: GuessEstimate): number {
  const known = wordsOf([name, ...email.split('@')]);
  const guesses = (part: string): number => estimate(part, known);
  const text = [...passwordText(password)].slice(0, JUDGED_LENGTH).join('');
  const folded = foldText(text).replaceAll(' ', '');
  const bare = folded.replaceAll(NOT_A_LETTER, '');
  const ways = [guesses(text), guesses(folded), guesses(bare) + [...folded].length - [...bare].length];
  return Math.min(...ways, ...decorated(folded).map((parts) => sum(parts.map(guesses))));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** Ways to read a text as a word with a decoration: the word, and each run of digits or signs before and after it. */
function decorated(text: string): string[][] {
  const word = text.replaceAll(DECORATION, '');
  if (word === '' || word === text) return [];
  const before = text.slice(0, text.indexOf(word));
  const after = text.slice(before.length + word.length);
  return LAST_LETTERS.filter((count) => count <= after.length).flatMap((count) => {
    const behind = runsOf(after.slice(count));
    const whole = word + after.slice(0, count);
    return before === ''
      ? [[whole, ...behind]]
      : [
          [before + whole, ...behind],
          [...runsOf(before), whole, ...behind],
        ];
  });
}

const runsOf = (text: string): string[] => [...text.matchAll(RUNS)].map(([run]) => run);
