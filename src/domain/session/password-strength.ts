import { foldText } from '../../../contract/kernel/fold-text';
import { COMMON_PASSWORD_PARTS } from './common-password-parts';

/** From nothing (0) to hard to guess (4). */
export type PasswordStrength = 0 | 1 | 2 | 3 | 4;

/** A stretch of a password that can be guessed as a whole; `cost` is the power of ten of the guesses it takes. */
interface Stretch {
  readonly length: number;
  readonly cost: number;
}

const COST_OF_A_CHARACTER = 1;
/** Which of a handful of habits it was, and where it begins. */
const COST_OF_A_RUN = 1.2;
const COST_OF_A_YEAR = 2;
const SHORTEST_RUN = 3;
const KEY_ROWS = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const RUNS = [...KEY_ROWS, ...KEY_ROWS.map((row) => [...row].reverse().join(''))];
const YEAR = /^(?:19|20)\d\d/;

/** Powers of ten of guesses at which a password is one step stronger. */
const STEPS = [3, 6, 8, 10];
/** Weaker passwords are refused as too easy to guess. */
export const LEAST_STRENGTH: PasswordStrength = 2;

/** How hard a password is to guess by somebody who knows the usual words, years, keyboard rows and repetitions. */
export function passwordStrength(password: string): PasswordStrength {
  const cost = cheapest(foldText(password).replaceAll(' ', ''));
  return STEPS.filter((step) => cost >= step).length as PasswordStrength;
}

/** The cheapest way through the text, stretch by stretch, from its end: `rests` are the costs of what follows each character. */
function cheapest(text: string): number {
  const rests = [0];
  for (let start = text.length - 1; start >= 0; start -= 1) {
    const ways = stretchesAt(text, start).flatMap(({ length, cost }) =>
      rests.slice(length - 1, length).map((rest) => rest + cost),
    );
    rests.unshift(Math.min(...ways));
  }
  return Math.max(...rests.slice(0, 1));
}

function stretchesAt(text: string, start: number): Stretch[] {
  const rest = text.slice(start);
  const words = COMMON_PASSWORD_PARTS.flatMap((word, rank) =>
    rest.startsWith(word) ? [{ length: word.length, cost: Math.log10(rank + 2) }] : [],
  );
  const year = YEAR.test(rest) ? [{ length: 4, cost: COST_OF_A_YEAR }] : [];
  return [{ length: 1, cost: COST_OF_A_CHARACTER }, ...words, ...year, ...runsOf(rest), ...repeatsOf(rest)];
}

/** Neighbours on the keyboard or in the alphabet, either way. */
function runsOf(rest: string): Stretch[] {
  const longest = Math.max(
    ...RUNS.map((run) => sharedStart(run.slice(Math.max(run.indexOf(rest.charAt(0)), 0)), rest)),
  );
  return longest >= SHORTEST_RUN ? [{ length: longest, cost: COST_OF_A_RUN }] : [];
}

function sharedStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one.charAt(length) === other.charAt(length)) length += 1;
  return length;
}

/** One to three characters again and again. */
function repeatsOf(rest: string): Stretch[] {
  return [1, 2, 3].flatMap((width) => {
    const pattern = rest.slice(0, width);
    let length = width;
    while (pattern.length === width && rest.startsWith(pattern, length)) length += width;
    return length >= width + SHORTEST_RUN ? [{ length, cost: COST_OF_A_CHARACTER * width + 0.5 }] : [];
  });
}
