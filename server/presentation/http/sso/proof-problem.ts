import type { ProofRefusal } from '../../../application/accounts/prove-password';
import { BUSY, faultAt, UNAUTHORIZED, type Problem } from '../answer';

/** Why the password that is asked for once more did not open what is behind it; `field` is where it was given. */
export function proofProblem(refusal: ProofRefusal | { readonly kind: 'gone' }, field: string): Problem {
  switch (refusal.kind) {
    case 'wrong':
      return faultAt(field, { kind: 'wrong-password' });
    case 'locked':
      return { kind: 'locked', retryAfterSeconds: refusal.retryAfterSeconds };
    case 'busy':
      return BUSY;
    case 'gone':
      return UNAUTHORIZED;
  }
}
