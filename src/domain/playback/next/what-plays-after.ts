import type { PlayerState } from '../state/player-state';
import { whatPlaysNext, type NextDecision } from './what-plays-next';

export type Ending = Pick<PlayerState, 'queue' | 'loop' | 'stopsAfterSong'>;

/**
 * What plays by itself when the song ends: the decision of the queue and the loop mode, or nothing where the music is to stop
 * there.
 */
export const whatPlaysAfter = ({ queue, loop, stopsAfterSong }: Ending): NextDecision =>
  stopsAfterSong ? { kind: 'stop' } : whatPlaysNext(queue, loop, 'ended');
