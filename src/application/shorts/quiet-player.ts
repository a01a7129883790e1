import { distinctUntilChanged, filter, map, type Observable, type Subscription } from 'rxjs';
import type { PlayerState } from '../../domain/playback/player-state';
import type { LazyPlayer } from '../playback/lazy-player';

type QuietedPlayer = Pick<LazyPlayer, 'state' | 'toggle'> & { readonly changes: Observable<PlayerState> };

/**
 * The player and the feed never sound together. Entering the feed pauses the player, and paused it stays when the listener
 * leaves; whatever makes it play meanwhile silences the feed.
 */
export class QuietPlayer {
  constructor(private readonly player: QuietedPlayer) {}

  /** `onMusic` is told when music begins after all. */
  enter(onMusic: () => void): Subscription {
    if (this.player.state.isPlaying) this.player.toggle();
    return this.player.changes
      .pipe(
        map(({ isPlaying }) => isPlaying),
        distinctUntilChanged(),
        filter((isPlaying) => isPlaying),
      )
      .subscribe(onMusic);
  }

  /** The feed sounds again: the music makes way. */
  pause(): void {
    if (this.player.state.isPlaying) this.player.toggle();
  }
}
