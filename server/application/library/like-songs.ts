import type { AnnotatedSongs } from '../../domain/library/annotated-songs.port';
import type { SongCards } from '../catalogue/song-cards';

/** Likes and unlikes songs; the cached cards of these songs are dropped, because they show how many listeners like a song. */
export class LikeSongs {
  constructor(
    private readonly songs: Pick<AnnotatedSongs, 'like' | 'unlike'>,
    private readonly cards: Pick<SongCards, 'forgetThese'>,
  ) {}

  /** Returns the ids that do not exist: then no song is liked. */
  async like(accountId: string, songIds: readonly string[]): Promise<readonly string[]> {
    const missing = await this.songs.like(accountId, songIds);
    this.cards.forgetThese(songIds);
    return missing;
  }

  /** Songs that are not liked, or do not exist, are ignored. */
  async unlike(accountId: string, songIds: readonly string[]): Promise<void> {
    await this.songs.unlike(accountId, songIds);
    this.cards.forgetThese(songIds);
  }
}
