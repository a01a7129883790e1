import { PASSWORD_LENGTH, type PasswordFault } from '../../../domain/accounts/password-fault';
import type { FieldFault } from '../field-fault';

const LIMITS: Partial<Record<PasswordFault, number>> = {
  'too-short': PASSWORD_LENGTH.least,
  'too-long': PASSWORD_LENGTH.most,
};

/** Why a password is not taken, as a fault of its field. */
export const passwordProblem = (fault: PasswordFault): FieldFault => ({ kind: fault, limit: LIMITS[fault] });
