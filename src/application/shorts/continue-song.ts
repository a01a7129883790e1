import type { UsedSong } from '../../domain/shorts/short-video';
import type { LazyPlayer } from '../playback/lazy-player';

/** Plays on, in the main player, the song that a clip uses: from where the clip begins in it. */
export class ContinueSong {
  constructor(private readonly player: Pick<LazyPlayer, 'playSongs' | 'commitSeek'>) {}

  execute({ song, from }: UsedSong): void {
    this.player.playSongs([song], 0);
    this.player.commitSeek(from);
  }
}
