import type { SongCard } from '../../domain/catalogue/song-card';
import type { SongCatalogue } from '../../domain/catalogue/song-catalogue.port';
import type { Clock } from '../ports/clock.port';

// Another server process on the same database may change a song without our hearing of it.
const FRESH_MS = 5_000;
const MAX_CARDS = 5_000;

interface Remembered {
  readonly card: SongCard;
  readonly at: number;
}

/** Songs as lists show them. Most lists show songs that others have just shown, so these are remembered for a few seconds. */
export class SongCards {
  private remembered = new Map<string, Remembered>();

  constructor(
    private readonly songs: SongCatalogue,
    private readonly clock: Clock,
  ) {}

  /** Those of these songs that can be heard, in this order. */
  async inOrder(ids: readonly string[]): Promise<readonly SongCard[]> {
    const cards = await this.keptInOrder(ids);
    return cards.filter(({ absence }) => absence === null);
  }

  /** These songs in this order, also those that cannot be heard for now: a listener keeps them. Ids that are gone are left out. */
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

  /** The catalogue changed: nothing that was read before is answered again. */
  forget(): void {
    this.remembered = new Map();
  }

  /** These songs changed: they are read anew when they are next asked for. */
  forgetThese(ids: readonly string[]): void {
    for (const id of ids) this.remembered.delete(id);
  }

  private async load(ids: readonly string[]): Promise<readonly SongCard[]> {
    // What is read while the catalogue changes ends up in a map that nobody looks into any more.
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
