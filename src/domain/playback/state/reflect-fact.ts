import type { PlaybackFact } from '../sources/playback-engine.port';
import type { Seconds } from '../../shared/units';
import type { PlayerState } from './player-state';

type FactOf<K extends PlaybackFact['kind']> = Extract<PlaybackFact, { kind: K }>;
type Reflections = { readonly [K in PlaybackFact['kind']]: (state: PlayerState, fact: FactOf<K>) => PlayerState };

/** The reported positions of stopped sound can differ by rounding errors: a smaller step is not movement. */
const LEAST_STEP: Seconds = 0.001;

/** Whether sound has come out between two positions of a song, seconds. */
export const movesOn = (before: Seconds, after: Seconds): boolean => after - before > LEAST_STEP;

/** A moving position proves that sound comes out, so it clears an earlier fault. */
function reflectProgress(state: PlayerState, { position, buffered }: FactOf<'progress'>): PlayerState {
  return { ...state, position, buffered, fault: movesOn(state.position, position) ? null : state.fault };
}

const REFLECTIONS: Reflections = {
  ready: (state, { duration }) => ({ ...state, duration, isBuffering: state.isBuffering && state.isPlaying }),
  playing: (state) => ({ ...state, isBuffering: false, fault: null }),
  paused: (state) => ({ ...state, isPlaying: false, isBuffering: false }),
  waiting: (state) => ({ ...state, isBuffering: true }),
  progress: reflectProgress,
  seeked: (state, { position }) => ({ ...state, position }),
  'track-changed': (state) => state,
  rendition: (state) => state,
  ended: (state) => ({ ...state, isBuffering: false }),
  failed: (state, { fault }) => ({
    ...state,
    fault,
    isBuffering: false,
    isPlaying: state.isPlaying && fault !== 'blocked',
  }),
};

/**
 * The player's state after an engine reported a fact. Seconds. A moving position clears a fault; `ready` ends the buffering only
 * of a player that is not playing; a pause by the system and a refused autoplay clear the wish to play.
 */
export function reflectFact(state: PlayerState, fact: PlaybackFact): PlayerState {
  const reflect = REFLECTIONS[fact.kind] as (state: PlayerState, fact: PlaybackFact) => PlayerState;
  return reflect(state, fact);
}
