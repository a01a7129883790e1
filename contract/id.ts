import * as z from './schema';

/** An id in an answer; a client makes no assumption about its characters. */
export const Id = z.string().check(z.minLength(1), z.maxLength(64));

/** An id in a request: letters, digits, `_` and `-`. */
export const SentId = Id.check(z.regex(/^[\w-]+$/));
export const IdParams = z.strictObject({ id: SentId });
