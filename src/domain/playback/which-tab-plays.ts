import type { Milliseconds } from '../shared/units';

/** A tab's word that it plays. Whoever speaks later has the higher order. */
export interface PlayClaim {
  readonly order: number;
  /** Tells the tabs of one browser apart. */
  readonly tab: string;
}

/** `yield`: this tab falls silent. `insist`: the other one has to hear that this one plays. */
export type TabDecision = 'yield' | 'insist' | 'nothing';

/**
 * The claim of a tab in which the listener has just pressed play: above every claim heard so far, also where the clock was put
 * back. Milliseconds since the epoch, so that a tab that has heard nothing is above the older ones too.
 */
export const nextClaim = (tab: string, now: Milliseconds, latestHeard: number): PlayClaim => ({
  order: Math.max(now, latestHeard + 1),
  tab,
});

/**
 * What a tab does when another says that it plays. The later claim wins; of two at the same moment the higher name, so that
 * exactly one goes on, whoever hears whom first. A silent tab (`mine` null) stays as it is.
 */
export function whichTabPlays(mine: PlayClaim | null, heard: PlayClaim): TabDecision {
  if (mine === null || mine.tab === heard.tab) return 'nothing';
  if (heard.order !== mine.order) return heard.order > mine.order ? 'yield' : 'insist';
  return heard.tab > mine.tab ? 'yield' : 'insist';
}
