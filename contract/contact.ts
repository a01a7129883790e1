import { LIMITS } from './kernel/limits';
import * as z from './schema';
import { Email } from './sso';

/** In one line, so that it may stand in a mail's subject. */
const Name = z.string().check(z.trim(), z.minLength(1), z.maxLength(LIMITS.personNameMax), z.regex(/^[^\p{Cc}]*$/u));

/** A letter to whoever runs the server. */
export const NewLetter = z.strictObject({
  name: Name,
  email: Email,
  message: z.string().check(z.trim(), z.minLength(LIMITS.letterMin), z.maxLength(LIMITS.letterMax)),
});
