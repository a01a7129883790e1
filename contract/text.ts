import * as z from './schema';

/** What PostgreSQL keeps in no text: NUL, and half of a surrogate pair. For use inside of a character class. */
const UNSTORABLE = String.raw`\u0000\ud800-\udfff`;
/** The same and every other control character, for what is written in one line. */
export const CONTROLS = String.raw`\u0000-\u001f\u007f-\u009f\ud800-\udfff`;

/** Every text of the wire is of this form. The same pattern stands in the OpenAPI document. */
export const STORABLE = new RegExp(`^[^${UNSTORABLE}]*$`, 'u');

const lettersOf = (value: string): number => Array.from(value).length;

/** Letters are code points, as JSON Schema counts them; the schema's own count would be UTF-16 code units. */
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

/** So many letters without the blanks at both ends, said in a pattern. */
const filled = (least: number): RegExp => (least === 1 ? /\S/ : new RegExp(`\\S[\\s\\S]{${least - 2},}\\S`, 'u'));

const checksOf = (most: number, least: number) => [
  z.regex(STORABLE),
  mostLetters(most),
  ...(least > 0 ? [leastLetters(least)] : []),
];

/** Text that somebody sends, at most and at least so many letters long. */
export const text = (most: number, least = 0) => z.string().check(...checksOf(most, least));

/** Text without the blanks at its ends: `least` letters are left of it. With them, `most` is the limit too. */
export const trimmedText = (most: number, least = 0) =>
  text(most).check(z.trim(), ...(least > 0 ? [leastLetters(least), z.regex(filled(least))] : []));

/** Text of one form, such as an address or a token; its pattern lets through nothing that could not be kept. */
export const textOf = (pattern: RegExp, most: number) => z.string().check(mostLetters(most), z.regex(pattern));
