import { LIMITS } from '../../../contract/kernel/limits';
import type { FieldRule } from '../form/field-rule';

/** What every form of an account asks of the same field. */
export const EMAIL: FieldRule = { isRequired: true, max: LIMITS.emailMax, type: 'email' };
export const NAME: FieldRule = { isRequired: true, max: LIMITS.personNameMax };
/** One that exists: whatever the rules were when it was chosen. */
export const KNOWN_PASSWORD: FieldRule = { isRequired: true };
export const NEW_PASSWORD: FieldRule = { isRequired: true, min: LIMITS.passwordMin, max: LIMITS.passwordMax };
export const CODE: FieldRule = { isRequired: true, type: 'code' };
/** Of a mail for a new password: 16 characters, with whatever gaps. */
export const LONG_CODE: FieldRule = { isRequired: true, type: 'longCode' };
export const PHONE: FieldRule = { type: 'phone' };
export const BIO: FieldRule = { max: LIMITS.bioMax };
