import type { ProofRefusal } from '../../../application/accounts/prove-password';
import { BUSY, faultAt, UNAUTHORIZED, type Problem } from '../answer';

/** Why asking for the password again did not give access; `field` is where the password was given. */
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
