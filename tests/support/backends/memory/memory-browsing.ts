import type { ArtistDetail } from '../../../../src/domain/catalogue/artist-detail';
import type {
  BrowsedCollection,
  Browsing,
  CollectionQuery,
  SectionPage,
  SongQuery,
} from '../../../../src/domain/catalogue/browsing.port';
import type { CategoryDetail, ExploredCategory } from '../../../../src/domain/catalogue/category-detail';
import type { CollectionDetail, CollectionSong } from '../../../../src/domain/catalogue/collection-detail';
import type { ArtistCard, SectionItem } from '../../../../src/domain/catalogue/home-section';
import type { Song } from '../../../../src/domain/catalogue/song';
import type { ArtistSort } from '../../../../src/domain/catalogue/sorts';
import type { GatewayFailure } from '../../../../src/domain/shared/gateway-failure';
import type { Page, PageRequest } from '../../../../src/domain/shared/page';
import { fail, succeed, type Result } from '../../../../src/domain/shared/result';
import { pageOf } from '../../builders/a-page';
import { ARTIST_ORDERS, COLLECTION_ORDERS, inOrder, SONG_ORDERS } from './browsing-orders';

type Answer<T> = Promise<Result<T, GatewayFailure>>;

/** A collection in full, without its paging. */
export type WholeCollection = Omit<CollectionDetail, keyof Page<CollectionSong>> & {
  readonly items: readonly CollectionSong[];
};

/** Everything that can be browsed, in memory. While `failure` is set, every call answers with it. */
export class MemoryBrowsing implements Browsing {
  failure: GatewayFailure | null = null;
  /** False for a backend that does not count its lists. */
  hasTotals = true;
  /** The requests made, in order. */
  readonly asked: string[] = [];
  readonly collectionsByName = new Map<string, WholeCollection>();
  readonly sections = new Map<string, Pick<SectionPage, 'id' | 'title' | 'action' | 'items'>>();
  readonly artistsById = new Map<string, ArtistDetail>();
  readonly categoriesById = new Map<string, CategoryDetail>();
  /** Newest first, like every other list that is sorted by age. */
  allSongs: readonly Song[] = [];
  allArtists: readonly ArtistCard[] = [];
  allCollections: readonly SectionItem[] = [];
  allCategories: readonly ExploredCategory[] = [];
  /** Ids of the songs, albums and playlists in each category. */
  readonly idsByCategory = new Map<string, readonly string[]>();

  collection(collection: BrowsedCollection, page: PageRequest): Answer<CollectionDetail> {
    const name = collection.kind === 'list' ? collection.type : `${collection.kind} ${collection.id}`;
    const found = this.collectionsByName.get(name);
    const isHidden = found?.facts?.isPublic === false && !found.facts.isOwn;
    return this.answer(`${name} ${page.page}`, isHidden ? undefined : found, (whole) => ({
      ...whole,
      ...pageOf(whole.items, page, this.hasTotals),
    }));
  }

  section(id: string, page: PageRequest): Answer<SectionPage> {
    return this.answer(`section ${id} ${page.page}`, this.sections.get(id), (section) => ({
      ...section,
      ...pageOf(section.items, page, this.hasTotals),
    }));
  }

  songs(query: SongQuery): Answer<Page<Song>> {
    const { artistId, categoryId, sort = 'newest' } = query;
    const isBy = ({ artists }: Song): boolean => artistId === undefined || artists.some(({ id }) => id === artistId);
    const asked = this.allSongs.filter((song) => isBy(song) && this.isIn(categoryId, song.id));
    return this.answer(`songs ${query.sort ?? ''} ${query.page}`, inOrder(asked, SONG_ORDERS[sort]), (songs) =>
      pageOf(songs, query, this.hasTotals),
    );
  }

  artists(sort: ArtistSort, page: PageRequest): Answer<Page<ArtistCard>> {
    return this.answer(`artists ${sort} ${page.page}`, inOrder(this.allArtists, ARTIST_ORDERS[sort]), (artists) =>
      pageOf(artists, page, this.hasTotals),
    );
  }

  collections(query: CollectionQuery): Answer<Page<SectionItem>> {
    const { type, artistId, categoryId, sort } = query;
    const isBy = (item: SectionItem): boolean =>
      artistId === undefined || (item.type === 'album' && item.album.artists.some(({ id }) => id === artistId));
    const asked = this.allCollections.filter((item) => item.type === type && isBy(item));
    const all = asked.filter((item) => this.isIn(categoryId, idOf(item)));
    return this.answer(`${type}s ${sort} ${query.page}`, inOrder(all, COLLECTION_ORDERS[sort]), (items) =>
      pageOf(items, query, this.hasTotals),
    );
  }

  artist(id: string): Answer<ArtistDetail> {
    return this.answer(`artist ${id}`, this.artistsById.get(id), (artist) => artist);
  }

  categories(page: PageRequest): Answer<Page<ExploredCategory>> {
    return this.answer(`categories ${page.page}`, this.allCategories, (categories) =>
      pageOf(categories, page, this.hasTotals),
    );
  }

  category(id: string): Answer<CategoryDetail> {
    return this.answer(`category ${id}`, this.categoriesById.get(id), (category) => category);
  }

  private isIn(categoryId: string | undefined, id: string): boolean {
    return categoryId === undefined || (this.idsByCategory.get(categoryId) ?? []).includes(id);
  }

  private answer<W, T>(call: string, whole: W | undefined, part: (whole: W) => T): Answer<T> {
    this.asked.push(call);
    if (this.failure !== null) return Promise.resolve(fail(this.failure));
    return Promise.resolve(whole === undefined ? fail({ kind: 'not-found' } as const) : succeed(part(whole)));
  }
}

function idOf(item: SectionItem): string {
  if (item.type === 'album') return item.album.id;
  return item.type === 'playlist' ? item.playlist.id : '';
}
