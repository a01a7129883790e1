import type { Milliseconds, Seconds } from '../shared/units';
import type { PlaybackFault } from './playback-engine.port';

/** Songs are skipped after a fault at most so often in a row; then playing stops with one clear message. */
export const MAX_SKIPS_IN_A_ROW = 3;
/** "Chuyển bài sau 3 giây" (design §13). */
export const SKIP_DELAY: Milliseconds = 3_000;
/** A fault this close to the end is taken for the end: the last segment may be shorter than promised. */
const LAST_SEGMENT: Seconds = 4;

export interface FaultSituation {
  readonly fault: PlaybackFault;
  readonly position: Seconds;
  readonly duration: Seconds;
  readonly hasOtherSource: boolean;
  readonly isOnline: boolean;
  /** Songs skipped because of a fault since sound last came out. */
  readonly skipsInARow: number;
  readonly hasNext: boolean;
  /** Whether the song's addresses may be asked for anew: once in 30 s. */
  readonly isRenewable: boolean;
}

export type FaultDecision =
  | { readonly kind: 'wait-for-gesture' }
  | { readonly kind: 'renew' }
  | { readonly kind: 'treat-as-end' }
  | { readonly kind: 'hand-over' }
  | { readonly kind: 'wait-for-network' }
  | { readonly kind: 'skip'; readonly after: Milliseconds }
  | { readonly kind: 'stop' };

/**
 * What follows a fault, so that every fault ends in playing again or in one clear message (security.md §7): a refused
 * autoplay waits for a gesture; expired addresses are asked for anew, once in 30 s; a fault in the last 4 s, or the last half
 * of a shorter song, is the end; another source of the same song is tried before anything is given up, unless it has expired
 * with this one; without network the song waits; else the next song follows after 3 s, three times in a row at most. Songs whose
 * files are away are no sign that nothing plays: any number of them is passed over.
 */
export function afterFault(situation: FaultSituation): FaultDecision {
  const { fault, skipsInARow } = situation;
  if (fault === 'blocked') return { kind: 'wait-for-gesture' };
  if (fault === 'expired' && situation.isRenewable) return { kind: 'renew' };
  if (isInLastSegment(situation)) return { kind: 'treat-as-end' };
  if (fault === 'network' && !situation.isOnline) return { kind: 'wait-for-network' };
  if (situation.hasOtherSource && fault !== 'expired') return { kind: 'hand-over' };
  const maySkip = fault === 'absent' || skipsInARow < MAX_SKIPS_IN_A_ROW;
  if (situation.hasNext && maySkip) return { kind: 'skip', after: SKIP_DELAY };
  return { kind: 'stop' };
}

/** A song whose length is not known (0) has no end to be near to. */
const isInLastSegment = ({ position, duration }: FaultSituation): boolean =>
  duration > 0 && duration - position <= Math.min(LAST_SEGMENT, duration / 2);
