import type { AlbumCatalogue } from '../../domain/catalogue/album-catalogue.port';
import type { CategoryCatalogue } from '../../domain/catalogue/category-catalogue.port';
import type { PlaylistCatalogue } from '../../domain/catalogue/playlist-catalogue.port';
import type { SongCard } from '../../domain/catalogue/song-card';
import { composeHome, HOME_SIZES } from '../../domain/home/compose-home';
import type { HomeSection } from '../../domain/home/home-section';
import type { HomeCandidates } from '../../domain/home/home-candidates.port';
import { orderForYou } from '../../domain/home/order-for-you';
import { rankTrending } from '../../domain/home/rank-trending';
import type { SongCards } from '../catalogue/song-cards';
import type { Clock } from '../ports/clock.port';
import { StaleWhileRevalidate } from '../shared/stale-while-revalidate';
import type { FeedListener, ReadShortFeed } from '../shorts/read-short-feed';

const AGES = { freshMs: 3_000, staleMs: 30_000 };
/** Enough items for each row to leave out the items that the rows before it show. */
export const SHELF_LENGTH = 24;
const ALBUMS_LOOKED_AT = HOME_SIZES.featured + HOME_SIZES.albums + HOME_SIZES.albums;

const ANYBODY: FeedListener = { accountId: null, seenIds: [] };

export interface HomeSources {
  readonly shelves: HomeCandidates;
  readonly cards: SongCards;
  readonly albums: AlbumCatalogue;
  readonly playlists: Pick<PlaylistCatalogue, 'ofService'>;
  readonly categories: Pick<CategoryCatalogue, 'categories'>;
  /** The feed of a listener whose taste is unknown. */
  readonly shortFeed: Pick<ReadShortFeed, 'execute'>;
}

/** The home page that is the same for everybody, before personal rows are added; composed at most every few seconds. */
export class ReadHome {
  private readonly remembered: StaleWhileRevalidate<readonly HomeSection[]>;

  constructor(
    private readonly sources: HomeSources,
    private readonly clock: Clock,
  ) {
    this.remembered = new StaleWhileRevalidate(() => this.compose(), clock, AGES);
  }

  execute(): Promise<readonly HomeSection[]> {
    return this.remembered.get();
  }

  /** The page as it was at that time or later; `since` is in milliseconds since 1970. */
  executeSince(since: number): Promise<readonly HomeSection[]> {
    return this.remembered.getSince(since);
  }

  /** The catalogue changed: the next answer shows it. */
  forget(): void {
    this.remembered.forget();
  }

  private async compose(): Promise<readonly HomeSection[]> {
    const { shelves, albums, playlists, categories, shortFeed } = this.sources;
    const [counts, songRows, albumCards, artistCards, playlistCards, categoryCards, clips] = await Promise.all([
      shelves.counts(),
      this.songRows(),
      albums.newestAlbums(ALBUMS_LOOKED_AT),
      shelves.artistsOnTheRise(HOME_SIZES.artists),
      playlists.ofService({ offset: 0, limit: HOME_SIZES.playlists }),
      categories.categories({ offset: 0, limit: HOME_SIZES.categories }),
      shortFeed.execute(ANYBODY, { size: HOME_SIZES.shorts }),
    ]);
    const shorts = clips.items.map(({ card }) => card);
    const cards = {
      albums: albumCards,
      artists: artistCards,
      playlists: playlistCards,
      categories: categoryCards,
      shorts,
    };
    return composeHome({ ...songRows, ...cards, counts });
  }

  private async songRows() {
    const { shelves } = this.sources;
    const day = this.clock.date().toISOString().slice(0, 'YYYY-MM-DD'.length);
    const [recent, most, newest, videos, some] = await Promise.all([
      shelves.recentlyPlayed(HOME_SIZES.trending),
      shelves.mostPlayed(SHELF_LENGTH),
      shelves.newest(SHELF_LENGTH),
      shelves.newestVideos(HOME_SIZES.featured),
      shelves.some(SHELF_LENGTH, day),
    ]);
    const trending = rankTrending(recent, most, { byNewest: newest, newShown: HOME_SIZES.new }, HOME_SIZES.trending);
    const forYou = orderForYou([...some, ...most], day);
    const cards = await this.sources.cards.inOrder([...new Set([...newest, ...videos, ...trending, ...forYou])]);
    const byId = new Map(cards.map((card) => [card.id, card]));
    const cardsOf = (ids: readonly string[]): readonly SongCard[] => ids.flatMap((id) => byId.get(id) ?? []);
    return { newest: cardsOf(newest), videos: cardsOf(videos), trending: cardsOf(trending), forYou: cardsOf(forYou) };
  }
}
