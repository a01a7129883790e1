import type { ArtistCard } from '../../domain/catalogue/artist-card';
import type { ArtistCatalogue } from '../../domain/catalogue/artist-catalogue.port';
import type { ArtistRef } from '../../domain/catalogue/song-card';
import type { Clock } from '../ports/clock.port';
import { StaleWhileRevalidate } from '../shared/stale-while-revalidate';

// Counting an artist's listeners reads all plays of a month, which is too much work for every list of artists.
const AGES = { freshMs: 60_000, staleMs: 600_000 };

/** Artist cards for lists, with the number of recent listeners, which is counted once a minute for all. */
export class ArtistCards {
  private readonly listeners: StaleWhileRevalidate<ReadonlyMap<string, number>>;

  constructor(
    private readonly artists: Pick<ArtistCatalogue, 'artists' | 'listeners'>,
    clock: Clock,
  ) {
    this.listeners = new StaleWhileRevalidate(() => artists.listeners(), clock, AGES);
  }

  /** These artists in this order; those that are gone are left out. */
  async inOrder(ids: readonly string[]): Promise<readonly ArtistCard[]> {
    return this.of(await this.artists.artists(ids));
  }

  async of(artists: readonly ArtistRef[]): Promise<readonly ArtistCard[]> {
    const listeners = await this.listeners.get();
    return artists.map((artist) => ({ ...artist, listenerCount: listeners.get(artist.id) ?? 0 }));
  }

  /** The catalogue changed: listeners are counted again. */
  forget(): void {
    this.listeners.forget();
  }
}
