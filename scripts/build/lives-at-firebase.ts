interface GivenConfig {
  readonly databaseURL?: string;
  readonly measurementId?: string;
  readonly projectId?: string;
}

/** The Firebase project through which the devices of an account connect; null if they connect through the server. */
export const meetingProject = (firebaseConfig: string): string | null =>
  livesAtFirebase(firebaseConfig) ? (JSON.parse(firebaseConfig) as Required<GivenConfig>).projectId : null;

/**
 * Whether the devices of an account connect through Firebase: true if `FIREBASE_CONFIG` names a Realtime Database and a project.
 */
export function livesAtFirebase(firebaseConfig: string): boolean {
  if (firebaseConfig === '') return false;
  const { databaseURL = '', projectId = '' } = JSON.parse(firebaseConfig) as GivenConfig;
  return databaseURL !== '' && projectId !== '';
}

/** Whether Firebase Analytics counts page views: true if `FIREBASE_CONFIG` names a measurement. */
export const countsAtFirebase = (firebaseConfig: string): boolean =>
  firebaseConfig !== '' && (JSON.parse(firebaseConfig) as GivenConfig).measurementId !== undefined;
