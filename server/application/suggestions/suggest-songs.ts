import type { SongCard } from '../../domain/catalogue/song-card';
import { fail, succeed, type Result } from '../../domain/shared/result';
import { chooseSuggestions, type SuggestionReason } from '../../domain/suggestions/choose-suggestions';
import type { SuggestionPool } from '../../domain/suggestions/suggestion-pool.port';
import { traitsOf } from '../../domain/suggestions/traits-of';
import type { SongCards } from '../catalogue/song-cards';

/** A song to play after another; the original song itself has no reason. */
export interface SuggestedSong {
  readonly song: SongCard;
  readonly reason?: SuggestionReason;
}

/** Songs to play after a song: always the song itself first (decisions.md §4), then others, without the excluded ones. */
export class SuggestSongs {
  constructor(
    private readonly pool: SuggestionPool,
    private readonly cards: SongCards,
  ) {}

  async execute(
    songId: string,
    excludedIds: readonly string[],
  ): Promise<Result<readonly SuggestedSong[], 'not-found'>> {
    const [song] = await this.cards.allInOrder([songId]);
    if (song === undefined) return fail('not-found');
    const near = await this.pool.around(traitsOf(song), excludedIds, songId);
    const candidates = await this.cards.inOrder(near);
    const chosen = chooseSuggestions(traitsOf(song), candidates.map(traitsOf), new Set(excludedIds), songId);
    const cards = await this.cards.inOrder(chosen.map(({ id }) => id));
    const reasons = new Map(chosen.map(({ id, reason }) => [id, reason]));
    return succeed([{ song }, ...cards.map((card) => ({ song: card, reason: reasons.get(card.id) }))]);
  }
}
