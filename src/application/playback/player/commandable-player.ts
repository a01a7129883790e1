import type { Observable } from 'rxjs';
import type { PlayerState } from '../../../domain/playback/state/player-state';
import type { PlayerCommand } from './player-command';

/** A player, on whichever device the sound plays. */
export interface CommandablePlayer {
  readonly state: PlayerState;
  /** The present state at once, then every change. */
  readonly changes: Observable<PlayerState>;
  /** Carries out the command; a command that the device does not have does nothing. */
  dispatch(command: PlayerCommand): void;
}
