import { audibleFrom } from '../../queue/entries';
import type { Queue } from '../../queue/queue';
import type { LoopMode } from './loop-mode';

/** `advance` plays the entry at `index`, `restart` plays the current one again, `stop` ends playback. */
export type NextDecision =
  | { readonly kind: 'advance'; readonly index: number }
  | { readonly kind: 'restart' }
  | { readonly kind: 'stop' };

/** `ended`: the song came to its end by itself. `pressed`: the listener asked for the next one. */
export type NextReason = 'ended' | 'pressed';

/**
 * What plays after the current song. ONE repeats a song that ended, but a listener who asks for the next one gets it; after the
 * last song, ALL continues with the first, and so does a request for the next one under ONE; OFF stops after the last song. With
 * only one song, starting over means playing it again. Songs that cannot be heard are skipped. If none can be heard, playback
 * stops.
 */
export function whatPlaysNext(queue: Queue, loop: LoopMode, reason: NextReason): NextDecision {
  const { entries, index } = queue;
  if (entries.length === 0) return { kind: 'stop' };
  if (loop === 'ONE' && reason === 'ended') return { kind: 'restart' };
  const after = audibleFrom(entries, index + 1);
  if (after !== -1) return { kind: 'advance', index: after };
  if (loop === 'OFF') return { kind: 'stop' };
  const first = audibleFrom(entries, 0);
  if (first === -1) return { kind: 'stop' };
  return first === index ? { kind: 'restart' } : { kind: 'advance', index: first };
}
