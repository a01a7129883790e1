import type { UsedSong } from '../../domain/shorts/short-video';
import type { DeferredPlayer } from '../playback/deferred-player';

/** Plays on, in the main player, the song that a clip uses: from where the clip begins in it. */
export class ContinueSong {
  constructor(private readonly player: Pick<DeferredPlayer, 'playSongs' | 'commitSeek'>) {}

  execute({ song, from }: UsedSong): void {
    this.player.playSongs([song], 0);
    this.player.commitSeek(from);
  }
}
