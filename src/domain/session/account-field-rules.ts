import { LIMITS } from '../../../contract/kernel/limits';
import type { FieldRule } from '../form/field-rule';

/** The rules that all account forms share for the same field. */
export const EMAIL: FieldRule = { isRequired: true, max: LIMITS.emailMax, type: 'email' };
export const NAME: FieldRule = { isRequired: true, max: LIMITS.personNameMax };
/** An existing password: no rule for new passwords applies to it. */
export const KNOWN_PASSWORD: FieldRule = { isRequired: true };
export const NEW_PASSWORD: FieldRule = { isRequired: true, min: LIMITS.passwordMin, max: LIMITS.passwordMax };
export const CODE: FieldRule = { isRequired: true, type: 'code' };
/** From a mail for a new password: 16 characters, with any gaps. */
export const LONG_CODE: FieldRule = { isRequired: true, type: 'longCode' };
export const PHONE: FieldRule = { type: 'phone' };
export const BIO: FieldRule = { max: LIMITS.bioMax };
