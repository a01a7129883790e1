interface GivenConfig {
  readonly databaseURL?: string;
  readonly projectId?: string;
}

/** Whether the devices of an account meet at Firebase: where `FIREBASE_CONFIG` names a Realtime Database and a project. */
export function livesAtFirebase(firebaseConfig: string): boolean {
  if (firebaseConfig === '') return false;
  const { databaseURL = '', projectId = '' } = JSON.parse(firebaseConfig) as GivenConfig;
  return databaseURL !== '' && projectId !== '';
}
