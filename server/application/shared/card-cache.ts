import { TtlCache } from './ttl-cache';
import type { Clock } from '../ports/clock.port';

// Another server process on the same database may change what a card shows without notifying this one.
const LIMITS = { most: 5_000, ttlMs: 5_000 };

/** Cards of one kind, cached for a few seconds: most lists show cards that were shown moments before. */
export class CardCache<T extends { readonly id: string }> {
  private cards: TtlCache<string, T>;

  /** `read` finds the cards of these ids, in any order, without those that are gone. */
  constructor(
    private readonly read: (ids: readonly string[]) => Promise<readonly T[]>,
    private readonly clock: Clock,
  ) {
    this.cards = new TtlCache(clock, LIMITS);
  }

  /** These in this order; ids that are gone are left out. */
  async inOrder(ids: readonly string[]): Promise<readonly T[]> {
    const found = new Map<string, T>();
    for (const id of ids) {
      const card = this.cards.get(id);
      if (card !== undefined) found.set(id, card);
    }
    const missing = ids.filter((id) => !found.has(id));
    if (missing.length > 0) for (const card of await this.load(missing)) found.set(card.id, card);
    return ids.flatMap((id) => found.get(id) ?? []);
  }

  /** Cards that were read before, or whose reading has begun, are not returned again. */
  forget(): void {
    this.cards = new TtlCache(this.clock, LIMITS);
  }

  /** The next request reads these again. */
  forgetThese(ids: readonly string[]): void {
    for (const id of ids) this.cards.delete(id);
  }

  private async load(ids: readonly string[]): Promise<readonly T[]> {
    // Cards that are read while they are being forgotten go into the old cache, which is no longer used.
    const { cards } = this;
    const at = this.clock.now();
    const read = await this.read(ids);
    for (const card of read) cards.set(card.id, card, at);
    return read;
  }
}
