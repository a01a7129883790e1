import type { FirebaseEmulators, FirebaseProject } from '../infrastructure/firebase/firebase-project';

/** The project that the build received as `FIREBASE_CONFIG`, for builds whose devices connect through Firebase. */
export function firebaseProject(): FirebaseProject {
  const { emulators, ...config } = JSON.parse(process.env['FIREBASE_CONFIG'] ?? '{}') as Record<string, string> & {
    readonly emulators?: FirebaseEmulators;
  };
  return { config, emulators };
}
