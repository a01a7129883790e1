import type { SongDetails } from '../../../domain/catalogue/song-details';
import { withMedia } from '../../../domain/playback/state/begin-song';
import { currentEntry } from '../../../domain/queue/entries';
import type { PlayerStore } from '../player/player-store';
import type { SongDetailsCache } from '../preload/song-details-cache';

/** Loads the words, the picture and the qualities of a song restored from an earlier session, before it is played. */
export class ResumedDetails {
  constructor(
    private readonly store: PlayerStore,
    private readonly details: Pick<SongDetailsCache, 'get'>,
  ) {}

  start(): void {
    const song = currentEntry(this.store.state.queue)?.song;
    if (song !== undefined && this.store.state.details === null) void this.learn(song.id);
  }

  /** A failure is not reported here; playing the song reports it. */
  private async learn(songId: string): Promise<void> {
    const answer = await this.details.get(songId);
    if (answer.ok && this.isAwaited(answer.value)) this.store.update((state) => withMedia(state, answer.value));
  }

  private isAwaited({ id }: SongDetails): boolean {
    const { details, queue } = this.store.state;
    return details === null && currentEntry(queue)?.song.id === id;
  }
}
