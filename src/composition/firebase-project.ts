import type { FirebaseEmulators, FirebaseProject } from '../infrastructure/firebase/firebase-project';

/** The project that the build was given as `FIREBASE_CONFIG`, for builds whose devices meet at Firebase. */
export function firebaseProject(): FirebaseProject {
  const { emulators, ...config } = JSON.parse(process.env['FIREBASE_CONFIG'] ?? '{}') as Record<string, string> & {
    readonly emulators?: FirebaseEmulators;
  };
  return { config, emulators };
}
