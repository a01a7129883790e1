import type { Suggestion } from '../../catalogue/suggestion';
import { freshSuggestions } from '../../queue/fresh-suggestions';
import type { PlayerState } from '../state/player-state';
import { whatPlaysNext } from './what-plays-next';

/** With fewer suggestions than this, more are requested. */
const FEW = 3;

/** `append` adds a song to the end of the queue, `rest` lets the queue end. */
export type EndlessDecision = { readonly kind: 'append'; readonly song: Suggestion } | { readonly kind: 'rest' };

type Ending = Pick<PlayerState, 'queue' | 'loop' | 'isEndless' | 'suggestions'>;

/**
 * What follows the end of the queue: with endless play on and loop off, the first suggestion that has not been in the queue yet,
 * so that no recent song repeats. Songs are appended one at a time, so that songs added by the listener come before the next
 * suggestion. A queue that continues by itself, or an empty one, needs nothing.
 */
export function nextEndlessSong(state: Ending): EndlessDecision {
  const [song] = isEndOfQueue(state) ? freshSuggestions(state.queue, state.suggestions) : [];
  return song === undefined ? { kind: 'rest' } : { kind: 'append', song };
}

/** Whether more suggestions are needed for what follows the end of the queue: at its last song, with fewer than three left. */
export const runsLow = (state: Ending): boolean =>
  isEndOfQueue(state) && freshSuggestions(state.queue, state.suggestions).length < FEW;

const isEndOfQueue = ({ queue, loop, isEndless }: Ending): boolean =>
  isEndless && queue.entries.length > 0 && whatPlaysNext(queue, loop, 'pressed').kind === 'stop';
