import { LIMITS } from './kernel/limits';
import * as z from './schema';
import { Email } from './sso';
import { CONTROLS, trimmedText } from './text';

/** A single line, because it may appear in a mail's subject. */
const Name = trimmedText(LIMITS.personNameMax, 1).check(z.regex(new RegExp(`^[^${CONTROLS}]*$`, 'u')));

/** A contact message to the operator of the server. */
export const NewContactMessage = z.strictObject({
  name: Name,
  email: Email,
  message: trimmedText(LIMITS.letterMax, LIMITS.letterMin),
});
