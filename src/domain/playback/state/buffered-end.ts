import type { Seconds } from '../../shared/units';
import type { PlayerState } from './player-state';

/** The end of the buffered range that contains the position, in seconds; 0 if nothing is buffered there. */
export const bufferedEnd = ({ buffered, position }: Pick<PlayerState, 'buffered' | 'position'>): Seconds =>
  buffered.find(({ from, to }) => from <= position && position <= to)?.to ?? 0;
