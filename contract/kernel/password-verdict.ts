import { foldText } from './fold-text';
import { LIMITS } from './limits';

export type PasswordFault = 'too-short' | 'too-long' | 'own-name' | 'too-common';

/** Of whom nothing may be inside a password. */
export interface PasswordOwner {
  readonly email: string;
  readonly name: string;
}

/** How many guesses a text takes, as a power of ten, for somebody who knows these words of its owner. */
export type GuessEstimate = (text: string, ownWords: readonly string[]) => number;

/** A password that is guessed sooner than after 10^8 guesses is refused. */
export const LEAST_GUESSES = 8;
/** Of a longer password only its beginning is judged: the work grows with the square of the length. */
const JUDGED_LENGTH = 40;
/** Shorter names are in too many words to mean anything. */
const SHORTEST_NAME = 4;
/** The last letters of a word may be written as figures or signs (`appl3`), so that a decoration begins behind them. */
const LAST_LETTERS = [0, 1, 2];
const NOT_A_LETTER = /[^\p{L}\p{N}]/gu;
/** All but letters, before a word and behind it. */
const DECORATION = /^[^\p{L}]+|[^\p{L}]+$/gu;
const RUNS = /\p{N}+|[^\p{N}]+/gu;

/** What a password is hashed, compared and judged as: NFC, so that two keyboards spell the same one alike. */
export const passwordText = (password: string): string => password.normalize('NFC');

/**
 * Why a new password is not good enough, null where it is; lengths in characters after NFC. No rule asks for kinds of
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

/** Whether a part of somebody's name, or of their address before the @, is inside, however it is written. */
export function isPersonal(password: string, { name, email }: PasswordOwner): boolean {
  const inside = foldText(password).replaceAll(NOT_A_LETTER, '');
  const address = foldText(email).replace(/@.*$/u, '');
  return wordsOf([name, address]).some((word) => word.length >= SHORTEST_NAME && inside.includes(word));
}

/** Each text folded, without signs: its words, and the whole. */
const wordsOf = (texts: readonly string[]): string[] =>
  texts
    .map(foldText)
    .flatMap((whole) => [...whole.split(NOT_A_LETTER), whole.replaceAll(NOT_A_LETTER, '')])
    .filter((word) => word !== '');

/**
 * The fewest guesses by any of the ways in which a password is made of something known: as it is; without accents and blanks;
 * without any signs, each of which takes a guess of its own; as a word with figures and signs around it.
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

/** Ways to read a text as a word with a decoration: the word, and each run of figures or signs before and after it. */
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
