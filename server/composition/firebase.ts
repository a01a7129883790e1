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
  /** Where the devices of the web app that is served meet; null: here. */
  readonly meetingProject: string | null;
  readonly clock: Clock;
  readonly log: Logger;
}

/** Firebase, for builds whose devices meet there; without a service account nothing of it but an honest answer. */
export interface ComposedFirebase {
  register(http: FastifyInstance): void;
  /** What is kept here, and at Firestore. */
  ownData(here: OwnData): OwnData;
  /** What a start says of it. */
  readonly lines: readonly (readonly [string, string])[];
}

export async function composeFirebase(parts: FirebaseDeps): Promise<ComposedFirebase> {
  const { serviceAccount, meetingProject, clock, log } = parts;
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
