import type { SongCard } from '../../domain/catalogue/song-card';
import { fail, succeed, type Result } from '../../domain/shared/result';
import { chooseSuggestions } from '../../domain/suggestions/choose-suggestions';
import type { SuggestionPool } from '../../domain/suggestions/suggestion-pool.port';
import { traitsOf } from '../../domain/suggestions/traits-of';
import type { SongCards } from '../catalogue/song-cards';

/** What to hear after a song: the song itself first, always (decisions.md §4), then others, none of them excluded. */
export class SuggestSongs {
  constructor(
    private readonly pool: SuggestionPool,
    private readonly cards: SongCards,
  ) {}

  async execute(songId: string, excludedIds: readonly string[]): Promise<Result<readonly SongCard[], 'not-found'>> {
    const [song] = await this.cards.inOrder([songId]);
    if (song === undefined) return fail('not-found');
    const near = await this.pool.around(traitsOf(song), excludedIds, songId);
    const candidates = await this.cards.inOrder(near);
    const chosen = chooseSuggestions(traitsOf(song), candidates.map(traitsOf), new Set(excludedIds), songId);
    return succeed([song, ...(await this.cards.inOrder(chosen))]);
  }
}
