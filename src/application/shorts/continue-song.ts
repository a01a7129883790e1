import type { UsedSong } from '../../domain/shorts/short-video';
import type { LazyPlayer } from '../playback/player/lazy-player';

/** Plays the song that a clip uses in the main player, from where the clip begins in the song. */
export class ContinueSong {
  constructor(private readonly player: Pick<LazyPlayer, 'dispatch'>) {}

  execute({ song, from }: UsedSong): void {
    this.player.dispatch({ kind: 'play-songs', songs: [song], startIndex: 0 });
    this.player.dispatch({ kind: 'commit-seek', to: from });
  }
}
