import type { Suggestion } from '../catalogue/suggestion';
import { freshSuggestions } from '../queue/fresh-suggestions';
import type { PlayerState } from './player-state';
import { whatPlaysNext } from './what-plays-next';

/** So few suggestions left ask for more. */
const FEW = 3;

/** `append` puts a song at the end of the queue, `rest` leaves the queue to its end. */
export type EndlessDecision = { readonly kind: 'append'; readonly song: Suggestion } | { readonly kind: 'rest' };

type Ending = Pick<PlayerState, 'queue' | 'loop' | 'isEndless' | 'suggestions'>;

/**
 * What follows the end of the queue: with endless play on and loop off, the first suggestion that was not in the queue yet,
 * so that nothing just heard comes again. One at a time: what the listener adds comes before the next. A queue that goes on
 * by itself, or an empty one, needs nothing.
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
