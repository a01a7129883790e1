import type { FastifyInstance } from 'fastify';
import type { Clock } from '../application/ports/clock.port';
import { readServiceAccount } from '../infrastructure/config/read-service-account';
import { FirebaseCustomTokens } from '../infrastructure/crypto/firebase-custom-tokens';
import { registerFirebaseToken } from '../presentation/http/sso/register-firebase-token';

export interface FirebaseParts {
  /** Checked when the server started. */
  readonly serviceAccount: string | undefined;
  readonly clock: Clock;
}

/** Firebase's word for who somebody is, and what a start says of it. */
export async function composeFirebase(
  http: FastifyInstance,
  { serviceAccount, clock }: FirebaseParts,
): Promise<readonly (readonly [string, string])[]> {
  const account = await readServiceAccount(serviceAccount);
  if (!account.ok) throw new Error(account.error);
  const signer = account.value;
  registerFirebaseToken(http, signer === undefined ? null : new FirebaseCustomTokens(signer, clock));
  return signer === undefined ? [] : [['Firebase', `tokens are signed for the project ${signer.projectId}`]];
}
