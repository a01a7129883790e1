import { LIMITS } from '../../../contract/kernel/limits';
import type { FieldRule } from '../form/field-rule';
import { EMAIL, NAME } from '../session/account-field-rules';

/** What the contact form asks of its fields, in the order in which they stand. */
export const CONTACT_RULES = {
  name: NAME,
  email: EMAIL,
  message: { isRequired: true, min: LIMITS.letterMin, max: LIMITS.letterMax },
} as const satisfies Readonly<Record<string, FieldRule>>;
