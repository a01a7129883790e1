import { LIMITS } from './kernel/limits';
import * as z from './schema';
import { Email } from './sso';
import { CONTROLS, trimmedText } from './text';

/** In one line, so that it may stand in a mail's subject. */
const Name = trimmedText(LIMITS.personNameMax, 1).check(z.regex(new RegExp(`^[^${CONTROLS}]*$`, 'u')));

/** A letter to whoever runs the server. */
export const NewContactMessage = z.strictObject({
  name: Name,
  email: Email,
  message: trimmedText(LIMITS.letterMax, LIMITS.letterMin),
});
