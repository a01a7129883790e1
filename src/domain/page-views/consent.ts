/** Whether the listener lets page views be counted. `refused`: the browser answers for them (Do Not Track, Global Privacy Control). */
export type Consent = 'unasked' | 'granted' | 'denied' | 'refused';

/** What is kept of an answer; anything else that is found there means that nobody was asked yet. */
const KEPT = { yes: 'granted', no: 'denied' } as const;

/** The consent that holds: the browser's word first, then what the listener answered. */
export function readConsent(kept: string | null, browserRefuses: boolean): Consent {
  if (browserRefuses) return 'refused';
  return kept === 'yes' || kept === 'no' ? KEPT[kept] : 'unasked';
}

/** How an answer is kept. */
export const storeAnswer = (agrees: boolean): 'yes' | 'no' => (agrees ? 'yes' : 'no');
