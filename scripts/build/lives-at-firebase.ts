interface GivenConfig {
  readonly databaseURL?: string;
  readonly projectId?: string;
}

/** The project that the devices of an account meet at; null where they meet at the server. */
export const meetingProject = (firebaseConfig: string): string | null =>
  livesAtFirebase(firebaseConfig) ? (JSON.parse(firebaseConfig) as Required<GivenConfig>).projectId : null;

/** Whether the devices of an account meet at Firebase: where `FIREBASE_CONFIG` names a Realtime Database and a project. */
export function livesAtFirebase(firebaseConfig: string): boolean {
  if (firebaseConfig === '') return false;
  const { databaseURL = '', projectId = '' } = JSON.parse(firebaseConfig) as GivenConfig;
  return databaseURL !== '' && projectId !== '';
}
