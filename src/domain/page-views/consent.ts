/**
 * Whether the listener lets page views be counted. `refused`: the browser answers for the listener (Do Not Track, Global Privacy
 * Control).
 */
export type Consent = 'unasked' | 'granted' | 'denied' | 'refused';

/** The stored form of an answer; any other stored value means that the listener has not been asked yet. */
const KEPT = { yes: 'granted', no: 'denied' } as const;

/** The consent that applies: the browser's signal first, then the listener's answer. */
export function readConsent(stored: string | null, browserRefuses: boolean): Consent {
  if (browserRefuses) return 'refused';
  return stored === 'yes' || stored === 'no' ? KEPT[stored] : 'unasked';
}

/** The stored form of an answer. */
export const storeAnswer = (agrees: boolean): 'yes' | 'no' => (agrees ? 'yes' : 'no');
