import { INITIAL_PLAYER_STATE, type PlayerState } from '../../../src/domain/playback/state/player-state';

/** The player's initial state, except for the overrides. */
export const aPlayerState = (overrides: Partial<PlayerState> = {}): PlayerState => ({
  ...INITIAL_PLAYER_STATE,
  ...overrides,
});
