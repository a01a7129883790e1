import { distinctUntilChanged, filter, map, type Observable, type Subscription } from 'rxjs';
import type { PlayerState } from '../../domain/playback/state/player-state';
import type { LazyPlayer } from '../playback/player/lazy-player';

type PausedPlayer = Pick<LazyPlayer, 'state' | 'dispatch'> & { readonly changes: Observable<PlayerState> };

/**
 * The player and the feed never sound together. Entering the feed pauses the player, which stays paused when the listener leaves;
 * if the player starts in the meantime, the feed is paused.
 */
export class ExclusivePlayback {
  constructor(private readonly player: PausedPlayer) {}

  /** `onMusic` is called when the player starts to play after all. */
  start(onMusic: () => void): Subscription {
    if (this.player.state.isPlaying) this.player.dispatch({ kind: 'toggle' });
    return this.player.changes
      .pipe(
        map(({ isPlaying }) => isPlaying),
        distinctUntilChanged(),
        filter((isPlaying) => isPlaying),
      )
      .subscribe(onMusic);
  }

  /** The feed plays again, so the player is paused. */
  pause(): void {
    if (this.player.state.isPlaying) this.player.dispatch({ kind: 'toggle' });
  }
}
