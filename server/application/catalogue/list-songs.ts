import type { SongCard } from '../../domain/catalogue/song-card';
import type { Slice, SongCatalogue } from '../../domain/catalogue/song-catalogue.port';
import type { Clock } from '../ports/clock.port';
import { Remembered } from '../remembered';
import type { SongCards } from './song-cards';

// Counting all songs takes longer than reading a page of them, and a listener does not see it off by one for a moment.
const AGES = { freshMs: 5_000, staleMs: 60_000 };

export interface SongList {
  readonly items: readonly SongCard[];
  readonly totalCount: number;
}

/** Part of all songs, newest first, or of one artist's, most played first. */
export class ListSongs {
  private readonly countOfAll: Remembered<number>;

  constructor(
    private readonly songs: SongCatalogue,
    private readonly cards: SongCards,
    clock: Clock,
  ) {
    this.countOfAll = new Remembered(() => songs.count(), clock, AGES);
  }

  async execute(artistId: string | undefined, slice: Slice): Promise<SongList> {
    const { songs } = this;
    const [ids, totalCount] = await (artistId === undefined
      ? Promise.all([songs.newest(slice), this.countOfAll.get()])
      : Promise.all([songs.ofArtist(artistId, slice), songs.count(artistId)]));
    return { items: await this.cards.inOrder(ids), totalCount };
  }

  /** The catalogue changed: the next count is made anew. */
  forget(): void {
    this.countOfAll.forget();
  }
}
