import { countsAtFirebase, livesAtFirebase } from './lives-at-firebase';

/** Hosts and policies that a build needs beyond its own origin; the server puts them into the page's policy. */
export interface PagePolicy {
  readonly script: readonly string[];
  readonly connect: readonly string[];
  readonly image: readonly string[];
  readonly trustedTypes: readonly string[];
  /** The origin of a backend at another address, for its answers, pictures and media. */
  readonly backend: readonly string[];
}

export const PAGE_POLICY_FILE = 'dist/page-policy.json';

const NOTHING: PagePolicy = { script: [], connect: [], image: [], trustedTypes: [], backend: [] };

const ANALYTICS: PagePolicy = {
  ...NOTHING,
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

interface GivenConfig {
  readonly databaseURL?: string;
  readonly emulators?: { readonly auth: string; readonly database: string; readonly firestore: string };
}

/** The policy that `FIREBASE_CONFIG` and `BACKEND_URL` require; an empty text requires nothing. */
export const pagePolicyOf = (firebaseConfig: string, backendUrl = ''): PagePolicy => ({
  ...firebasePolicyOf(firebaseConfig),
  backend: backendUrl === '' ? [] : [new URL(backendUrl).origin],
});

/** Analytics if the configuration has a measurement id, connected devices if it names a database. */
function firebasePolicyOf(firebaseConfig: string): PagePolicy {
  if (firebaseConfig === '') return NOTHING;
  const config = JSON.parse(firebaseConfig) as GivenConfig;
  const analytics = countsAtFirebase(firebaseConfig) ? ANALYTICS : NOTHING;
  if (!livesAtFirebase(firebaseConfig)) return analytics;
  return { ...analytics, connect: [...analytics.connect, ...meetingHosts(config)] };
}

function meetingHosts({ databaseURL = '', emulators }: GivenConfig): readonly string[] {
  if (emulators !== undefined) return [emulators.auth, `ws://${emulators.database}`, `http://${emulators.firestore}`];
  const [, ...domain] = new URL(databaseURL).hostname.split('.');
  return [
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
    'https://firestore.googleapis.com',
    // A database redirects its clients to another host of its domain.
    `wss://*.${domain.join('.')}`,
  ];
}
