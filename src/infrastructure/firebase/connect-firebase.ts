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
  /** May be called again with a newer token of the same account. */
  signIn(token: string): Promise<void>;
  /** Ends everything under way; nothing of the sign-in is retained. */
  close(): Promise<void>;
}

// The alternative to WebSockets loads scripts from another origin, which the page's policy refuses.
forceWebSockets();
// Two devices that write at once are not worth a console message.
setLogLevel('error');

let connections = 0;

/** Sends no request to Firebase yet. Sign-in data is never stored, because the session that counts is that of our own server. */
export function connectFirebase({ config, emulators }: FirebaseProject): FirebaseConnection {
  const app = initializeApp(config, `song-${(connections += 1)}`);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  const database = getDatabase(app);
  const firestore = getFirestore(app);
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

/** Signs out first, because a signed-in app would renew its token for ever; an app that is already closed stays closed. */
const closeApp = (app: FirebaseApp, auth: Auth): Promise<void> =>
  signOut(auth)
    .then(() => deleteApp(app))
    .catch(() => undefined);
