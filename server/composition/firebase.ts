import type { FastifyInstance } from 'fastify';
import type { Clock } from '../application/ports/clock.port';
import type { Logger } from '../application/ports/logger.port';
import type { OwnData } from '../domain/accounts/own-data.port';
import { readServiceAccount } from '../infrastructure/config/read-service-account';
import { FirebaseCustomTokens } from '../infrastructure/crypto/firebase-custom-tokens';
import { FirestoreRest } from '../infrastructure/firebase/firestore-rest';
import { OwnDataWithFirestore } from '../infrastructure/firebase/own-data-with-firestore';
import { registerFirebaseToken } from '../presentation/http/sso/register-firebase-token';

export interface FirebaseDeps {
  /** Checked when the server started. */
  readonly serviceAccount: string | undefined;
  /** The Firebase project at which the devices of the served web app meet; null: they meet at this server. */
  readonly meetingProject: string | null;
  readonly clock: Clock;
  readonly log: Logger;
}

/** Firebase, for builds whose devices meet there; without a service account, its route only answers that it is not available. */
export interface ComposedFirebase {
  register(http: FastifyInstance): void;
  /** A user's data here and in Firestore. */
  ownData(here: OwnData): OwnData;
  /** The lines about Firebase that are printed at start. */
  readonly lines: readonly (readonly [string, string])[];
}

export async function composeFirebase(deps: FirebaseDeps): Promise<ComposedFirebase> {
  const { serviceAccount, meetingProject, clock, log } = deps;
  const account = await readServiceAccount(serviceAccount);
  if (!account.ok) throw new Error(account.error);
  const signer = account.value;
  const lines = linesOf(signer?.projectId, meetingProject);
  if (signer === undefined)
    return { register: (http) => registerFirebaseToken(http, null), ownData: (here) => here, lines };
  const firestore = new FirestoreRest(signer);
  return {
    register: (http) => registerFirebaseToken(http, new FirebaseCustomTokens(signer, clock)),
    ownData: (here) => new OwnDataWithFirestore(here, firestore, log),
    lines,
  };
}

function linesOf(signedFor: string | undefined, meetingProject: string | null): ComposedFirebase['lines'] {
  const signing =
    signedFor === undefined ? 'FIREBASE_SERVICE_ACCOUNT is not set' : `tokens are signed for the project ${signedFor}`;
  if (meetingProject !== null && meetingProject !== signedFor)
    return [['Firebase', `devices are to meet at ${meetingProject} and cannot: ${signing}`]];
  return signedFor === undefined ? [] : [['Firebase', signing]];
}
