type FirebaseConfig = Readonly<Record<string, string>>;

/** The Firebase configuration that the build received as `FIREBASE_CONFIG`; null if it received none. */
export function firebaseConfig(): FirebaseConfig | null {
  const text = process.env['FIREBASE_CONFIG'] ?? '';
  return text === '' ? null : (JSON.parse(text) as FirebaseConfig);
}
