import type { Clock } from '../ports/clock.port';

// With one more letter, a search finds many of the same names again.
const FRESH_MS = 5_000;
const MAX_CARDS = 5_000;

interface CachedCard<T> {
  readonly card: T;
  readonly at: number;
}

/** Cards of albums or artists, cached for a few seconds while somebody types. */
export class CardCache<T extends { readonly id: string }> {
  private readonly cards = new Map<string, CachedCard<T>>();

  constructor(
    private readonly read: (ids: readonly string[]) => Promise<readonly T[]>,
    private readonly clock: Clock,
  ) {}

  /** These in this order; ids that are gone are left out. */
  async inOrder(ids: readonly string[]): Promise<readonly T[]> {
    const oldest = this.clock.now() - FRESH_MS;
    const found = new Map<string, T>();
    for (const id of ids) {
      const known = this.cards.get(id);
      if (known !== undefined && known.at > oldest) found.set(id, known.card);
    }
    const missing = ids.filter((id) => !found.has(id));
    if (missing.length > 0) for (const card of await this.load(missing)) found.set(card.id, card);
    return ids.flatMap((id) => found.get(id) ?? []);
  }

  private async load(ids: readonly string[]): Promise<readonly T[]> {
    const at = this.clock.now();
    const cards = await this.read(ids);
    if (this.cards.size > MAX_CARDS) this.cards.clear();
    for (const card of cards) this.cards.set(card.id, { card, at });
    return cards;
  }
}
