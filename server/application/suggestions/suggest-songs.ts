import type { SongCard } from '../../domain/catalogue/song-card';
import type { SongCatalogue } from '../../domain/catalogue/song-catalogue.port';
import { fail, succeed, type Result } from '../../domain/shared/result';
import { chooseSuggestions } from '../../domain/suggestions/choose-suggestions';
import type { SuggestionPool } from '../../domain/suggestions/suggestion-pool.port';

/** What to hear after a song: the song itself first, always (decisions.md §4), then others, none of them excluded. */
export class SuggestSongs {
  constructor(
    private readonly pool: SuggestionPool,
    private readonly songs: SongCatalogue,
  ) {}

  async execute(songId: string, excludedIds: readonly string[]): Promise<Result<readonly SongCard[], 'not-found'>> {
    const song = await this.pool.traits(songId);
    if (song === null) return fail('not-found');
    const candidates = await this.pool.around(song, excludedIds, songId);
    const chosen = chooseSuggestions(song, candidates, new Set(excludedIds), songId);
    const cards = await this.songs.byIds([songId, ...chosen]);
    // Between the two looks the song may have been deleted.
    return cards[0]?.id === songId ? succeed(cards) : fail('not-found');
  }
}
