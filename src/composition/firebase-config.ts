type FirebaseConfig = Readonly<Record<string, string>>;

/** What the build was given as `FIREBASE_CONFIG`; null where it was given none. */
export function firebaseConfig(): FirebaseConfig | null {
  const text = process.env['FIREBASE_CONFIG'] ?? '';
  return text === '' ? null : (JSON.parse(text) as FirebaseConfig);
}
