import type { SongCard } from '../../domain/catalogue/song-card';
import type { SongCatalogue } from '../../domain/catalogue/song-catalogue.port';
import { CardCache } from '../shared/card-cache';
import type { Clock } from '../ports/clock.port';

/** Song cards for lists. */
export class SongCards {
  private readonly cards: CardCache<SongCard>;

  constructor(songs: Pick<SongCatalogue, 'cards'>, clock: Clock) {
    this.cards = new CardCache((ids) => songs.cards(ids), clock);
  }

  /** The playable ones of these songs, in this order. */
  async inOrder(ids: readonly string[]): Promise<readonly SongCard[]> {
    const cards = await this.cards.inOrder(ids);
    return cards.filter(({ absence }) => absence === null);
  }

  /**
   * These songs in this order, including those that cannot be played for now, because they stay in a listener's library. Ids of
   * songs that are gone are left out.
   */
  allInOrder(ids: readonly string[]): Promise<readonly SongCard[]> {
    return this.cards.inOrder(ids);
  }

  /** The catalogue changed: cards that were read before are not returned again. */
  forget(): void {
    this.cards.forget();
  }

  /** These songs changed: the next request reads them again. */
  forgetThese(ids: readonly string[]): void {
    this.cards.forgetThese(ids);
  }
}
