/** Hosts and policies that a build needs beyond its own origin; the server puts them into the page's policy. */
export interface PagePolicy {
  readonly script: readonly string[];
  readonly connect: readonly string[];
  readonly image: readonly string[];
  readonly trustedTypes: readonly string[];
}

export const PAGE_POLICY_FILE = 'dist/page-policy.json';

const NOTHING: PagePolicy = { script: [], connect: [], image: [], trustedTypes: [] };

const ANALYTICS: PagePolicy = {
  script: ['https://www.googletagmanager.com'],
  connect: [
    'https://firebase.googleapis.com',
    'https://firebaseinstallations.googleapis.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
  image: ['https://*.google-analytics.com'],
  trustedTypes: ['firebase-js-sdk-policy'],
};

/** What `FIREBASE_CONFIG` asks for: analytics where it names a measurement, nothing where it is not set. */
export function pagePolicyOf(firebaseConfig: string): PagePolicy {
  if (firebaseConfig === '') return NOTHING;
  const { measurementId } = JSON.parse(firebaseConfig) as { readonly measurementId?: string };
  return measurementId === undefined ? NOTHING : ANALYTICS;
}
