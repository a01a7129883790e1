import { INITIAL_PLAYER_STATE, type PlayerState } from '../../../src/domain/playback/player-state';

/** The player as it starts, but for what is said. */
export const aPlayerState = (overrides: Partial<PlayerState> = {}): PlayerState => ({
  ...INITIAL_PLAYER_STATE,
  ...overrides,
});
