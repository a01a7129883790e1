import { CODES } from '../../../contract/codes';
import type { Encoded } from './answer';
import { compress } from './compress-answers';
import type { Language } from './language';
import { successMessage } from './messages';

type EncodeOnce<T> = (value: T, language: Language, present: () => object) => Promise<Encoded>;

async function encode(data: object, language: Language): Promise<Encoded> {
  const json = Buffer.from(JSON.stringify({ code: CODES.success, message: successMessage(language), data }));
  return { kind: 'encoded', json, brotli: await compress(json, 'br') };
}

/** For responses that many callers share: the bytes are made once for each value and language, and released with the value. */
export function encodingOnce<T extends object>(): EncodeOnce<T> {
  const made = new WeakMap<T, Map<Language, Promise<Encoded>>>();
  return (value, language, present) => {
    const languages = made.get(value) ?? new Map<Language, Promise<Encoded>>();
    const encoded = languages.get(language) ?? encode(present(), language);
    made.set(value, languages.set(language, encoded));
    return encoded;
  };
}
