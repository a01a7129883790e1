/** The addresses of Firebase's own emulators, for development without a project: `http://127.0.0.1:9099`, `127.0.0.1:9000`, … */
export interface FirebaseEmulators {
  readonly auth: string;
  readonly database: string;
  readonly firestore: string;
}

/** The Firebase project that a build was made for. */
export interface FirebaseProject {
  readonly config: Readonly<Record<string, string>>;
  readonly emulators?: FirebaseEmulators | undefined;
}
