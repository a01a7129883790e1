import type { Milliseconds, Seconds } from '../../shared/units';
import type { PlaybackFault } from '../sources/playback-engine.port';

/** The maximum number of songs skipped in a row after faults; then playing stops with one clear message. */
export const MAX_SKIPS_IN_A_ROW = 3;
/** "Chuyển bài sau 3 giây" (design §13). */
export const SKIP_DELAY: Milliseconds = 3_000;
/** A fault this close to the end counts as the end: the last segment may be shorter than the source states. */
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
  /** Whether the song's addresses may be requested again: at most three times in 30 s. */
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
 * What follows a fault, so that every fault ends in playing again or in one clear message (security.md §7): a refused autoplay
 * waits for a gesture; expired addresses are requested again, three times in 30 s at most; a fault in the last 4 s, or the last
 * half of a shorter song, is the end; without network the song waits; another source of the same song is tried next, unless it
 * has expired with this one; otherwise the next song follows after 3 s, three times in a row at most. This limit does not apply
 * to songs whose files are missing, as they do not show that nothing can be played: any number of them is skipped.
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

/** A song of unknown length (0) has no last segment. */
const isInLastSegment = ({ position, duration }: FaultSituation): boolean =>
  duration > 0 && duration - position <= Math.min(LAST_SEGMENT, duration / 2);
