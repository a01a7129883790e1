import type { Milliseconds } from '../../shared/units';

/** A tab's claim that it plays. A later claim has a higher order. */
export interface PlayClaim {
  readonly order: number;
  /** Identifies a tab among those of one browser. */
  readonly tab: string;
}

/** `yield`: this tab stops playing. `insist`: this tab repeats its claim to the other tab. */
export type TabDecision = 'yield' | 'insist' | 'nothing';

/**
 * The claim of a tab in which the listener has just pressed play: higher than every claim received so far, even if the clock was
 * set back. Its order is in milliseconds since the epoch, so that a tab that has received no claim is also above the older ones.
 */
export const nextClaim = (tab: string, now: Milliseconds, latestHeard: number): PlayClaim => ({
  order: Math.max(now, latestHeard + 1),
  tab,
});

/**
 * What a tab does when another tab claims to play. The later claim wins; of two at the same moment the higher tab name wins, so
 * that exactly one tab goes on, in whichever order the claims arrive. A silent tab (`mine` null) does nothing.
 */
export function whichTabPlays(mine: PlayClaim | null, theirs: PlayClaim): TabDecision {
  if (mine === null || mine.tab === theirs.tab) return 'nothing';
  if (theirs.order !== mine.order) return theirs.order > mine.order ? 'yield' : 'insist';
  return theirs.tab > mine.tab ? 'yield' : 'insist';
}
