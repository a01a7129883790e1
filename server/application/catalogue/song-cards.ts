import type { SongCard } from '../../domain/catalogue/song-card';
import type { SongCatalogue } from '../../domain/catalogue/song-catalogue.port';
import type { Clock } from '../ports/clock.port';

// Another server process on the same database may change a song without notifying this one.
const FRESH_MS = 5_000;
const MAX_CARDS = 5_000;

interface Remembered {
  readonly card: SongCard;
  readonly at: number;
}

/** Song cards for lists. Most lists show songs that were shown moments before, so cards are cached for a few seconds. */
export class SongCards {
  private remembered = new Map<string, Remembered>();

  constructor(
    private readonly songs: SongCatalogue,
    private readonly clock: Clock,
  ) {}

  /** The playable ones of these songs, in this order. */
  async inOrder(ids: readonly string[]): Promise<readonly SongCard[]> {
    const cards = await this.keptInOrder(ids);
    return cards.filter(({ absence }) => absence === null);
  }

  /**
   * These songs in this order, including those that cannot be played for now, because they stay in a listener's library. Ids of
   * songs that are gone are left out.
   */
  async keptInOrder(ids: readonly string[]): Promise<readonly SongCard[]> {
    const { remembered } = this;
    const oldest = this.clock.now() - FRESH_MS;
    const found = new Map<string, SongCard>();
    for (const id of ids) {
      const known = remembered.get(id);
      if (known !== undefined && known.at > oldest) found.set(id, known.card);
    }
    const missing = ids.filter((id) => !found.has(id));
    if (missing.length > 0) for (const card of await this.load(missing)) found.set(card.id, card);
    return ids.flatMap((id) => found.get(id) ?? []);
  }

  /** The catalogue changed: cards that were read before are not returned again. */
  forget(): void {
    this.remembered = new Map();
  }

  /** These songs changed: the next request reads them again. */
  forgetThese(ids: readonly string[]): void {
    for (const id of ids) this.remembered.delete(id);
  }

  private async load(ids: readonly string[]): Promise<readonly SongCard[]> {
    // Cards that are read while the catalogue changes go into the old map, which is no longer used.
    const { remembered } = this;
    const at = this.clock.now();
    const cards = await this.songs.cards(ids);
    for (const card of cards) {
      remembered.delete(card.id);
      remembered.set(card.id, { card, at });
    }
    for (const id of remembered.keys()) {
      if (remembered.size <= MAX_CARDS) break;
      remembered.delete(id);
    }
    return cards;
  }
}
