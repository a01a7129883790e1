import * as z from './schema';

/** Characters that PostgreSQL cannot store in a text: NUL, and half of a surrogate pair. For use inside a character class. */
const UNSTORABLE = String.raw`\u0000\ud800-\udfff`;
/** The same and every other control character, for text of a single line. */
export const CONTROLS = String.raw`\u0000-\u001f\u007f-\u009f\ud800-\udfff`;

/** Every text of the API has this form. The same pattern is in the OpenAPI document. */
export const STORABLE = new RegExp(`^[^${UNSTORABLE}]*$`, 'u');

const lettersOf = (value: string): number => Array.from(value).length;

/** Counts code points, as JSON Schema does; the schema's own check would count UTF-16 code units. */
function mostLetters(maximum: number) {
  const check = z.check<string>(({ value, issues }) => {
    if (lettersOf(value) > maximum) issues.push({ code: 'too_big', origin: 'string', maximum, input: value });
  });
  check._zod.onattach.push((schema) => void Object.assign(schema._zod.bag, { maximum }));
  return check;
}

function leastLetters(minimum: number) {
  const check = z.check<string>(({ value, issues }) => {
    if (lettersOf(value) < minimum) issues.push({ code: 'too_small', origin: 'string', minimum, input: value });
  });
  check._zod.onattach.push((schema) => void Object.assign(schema._zod.bag, { minimum }));
  return check;
}

/** A pattern for at least this many letters without the blanks at both ends. */
const filled = (least: number): RegExp => (least === 1 ? /\S/ : new RegExp(`\\S[\\s\\S]{${least - 2},}\\S`, 'u'));

const checksOf = (most: number, least: number) => [
  z.regex(STORABLE),
  mostLetters(most),
  ...(least > 0 ? [leastLetters(least)] : []),
];

/** Text that somebody sends, with a maximum and a minimum number of letters. */
export const text = (most: number, least = 0) => z.string().check(...checksOf(most, least));

/**
 * Text without the blanks at its ends, which must leave at least `least` letters. Including the blanks, the text has at most
 * `most` letters.
 */
export const trimmedText = (most: number, least = 0) =>
  text(most).check(z.trim(), ...(least > 0 ? [leastLetters(least), z.regex(filled(least))] : []));

/** Text of one form, such as an address or a token. Its pattern must not accept characters that cannot be stored. */
export const textOf = (pattern: RegExp, most: number) => z.string().check(mostLetters(most), z.regex(pattern));
