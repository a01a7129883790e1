import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithCustomToken,
  signOut,
  type Auth,
} from 'firebase/auth';
import { connectDatabaseEmulator, forceWebSockets, getDatabase, goOffline, type Database } from 'firebase/database';
import { connectFirestoreEmulator, getFirestore, setLogLevel, type Firestore } from 'firebase/firestore/lite';
import type { FirebaseEmulators, FirebaseProject } from './firebase-project';

/** One sign-in's own connection to Firebase. */
export interface FirebaseConnection {
  readonly database: Database;
  readonly firestore: Firestore;
  /** Also again, with a newer token of the same account. */
  signIn(token: string): Promise<void>;
  /** Ends everything under way; nothing of the sign-in is kept. */
  close(): Promise<void>;
}

// The other way brings scripts from elsewhere, which the page's policy refuses.
forceWebSockets();
// Two devices that write at once are no news for the console.
setLogLevel('error');

let connections = 0;

/** Nothing is asked of Firebase yet. Nothing that signs in is ever stored: the session that counts is our own server's. */
export function connectFirebase({ config, emulators }: FirebaseProject): FirebaseConnection {
  const app = initializeApp(config, `song-${(connections += 1)}`);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  const [database, firestore] = [getDatabase(app), getFirestore(app)];
  if (emulators !== undefined) {
    connectAuthEmulator(auth, emulators.auth, { disableWarnings: true });
    connectDatabaseEmulator(database, ...placeOf(emulators, 'database'));
    connectFirestoreEmulator(firestore, ...placeOf(emulators, 'firestore'));
  }
  return {
    database,
    firestore,
    signIn: async (token) => void (await signInWithCustomToken(auth, token)),
    close: () => {
      goOffline(database);
      return closeApp(app, auth);
    },
  };
}

function placeOf(emulators: FirebaseEmulators, which: 'database' | 'firestore'): [string, number] {
  const { hostname, port } = new URL(`http://${emulators[which]}`);
  return [hostname, Number(port)];
}

/** Signed out first, for it would renew its token for ever; one that is closed already stays so. */
const closeApp = (app: FirebaseApp, auth: Auth): Promise<void> =>
  signOut(auth)
    .then(() => deleteApp(app))
    .catch(() => undefined);
