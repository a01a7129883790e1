import { LIMITS } from '../../../contract/kernel/limits';
import type { FieldRule } from '../form/field-rule';
import { EMAIL, NAME } from '../session/account-field-rules';

/** The rules for the fields of the contact form, in the order of the fields. */
export const CONTACT_RULES = {
  name: NAME,
  email: EMAIL,
  message: { isRequired: true, min: LIMITS.letterMin, max: LIMITS.letterMax },
} as const satisfies Readonly<Record<string, FieldRule>>;
