import * as z from './schema';

const NUMBER = /^-?\d{1,15}(\.\d{1,15})?$/;

/** A whole number from a query string, which is text: only digits are accepted, so that an empty value is not read as 0. */
export const wholeNumber = (least: number, most: number) =>
  z.pipe(
    z.transform((given: unknown) => (typeof given === 'string' && NUMBER.test(given) ? Number(given) : given)),
    z.int().check(z.minimum(least), z.maximum(most)),
  );

function parsed(given: unknown): unknown {
  if (typeof given !== 'string') return given;
  try {
    return JSON.parse(given);
  } catch {
    // No JSON: the schema refuses the text.
    return given;
  }
}

/** A JSON array in one query parameter, as the specification's suggestion call sends it. */
export const jsonList = <T extends z.core.$ZodType>(item: T, most: number) =>
  z.pipe(z.transform(parsed), z.array(item).check(z.maxLength(most)));
