import { LIMITS } from '../../../../contract/kernel/limits';
import type { PasswordFault } from '../../../../contract/kernel/password-verdict';
import type { FieldFault } from '../field-fault';

const OF_LENGTH: Partial<Record<PasswordFault, number>> = {
  'too-short': LIMITS.passwordMin,
  'too-long': LIMITS.passwordMax,
};

/** Why a password is rejected, as a fault of its field. */
export const passwordProblem = (fault: PasswordFault): FieldFault => ({ kind: fault, limit: OF_LENGTH[fault] });
