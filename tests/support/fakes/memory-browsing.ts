import type { ArtistDetail } from '../../../src/domain/catalogue/artist-detail';
import type {
  ArtistSort,
  BrowsedCollection,
  Browsing,
  CollectionQuery,
  SectionPage,
  SongQuery,
} from '../../../src/domain/catalogue/browsing.port';
import type { CategoryDetail, ExploredCategory } from '../../../src/domain/catalogue/category-detail';
import type { CollectionDetail, CollectionSong } from '../../../src/domain/catalogue/collection-detail';
import type { ArtistCard, SectionItem } from '../../../src/domain/catalogue/home-section';
import type { Song } from '../../../src/domain/catalogue/song';
import type { GatewayFailure } from '../../../src/domain/shared/gateway-failure';
import type { Page, PageRequest } from '../../../src/domain/shared/page';
import { fail, succeed, type Result } from '../../../src/domain/shared/result';

type Answer<T> = Promise<Result<T, GatewayFailure>>;

/** A collection in full, without its paging. */
export type WholeCollection = Omit<CollectionDetail, keyof Page<CollectionSong>> & {
  readonly items: readonly CollectionSong[];
};

/** Everything that can be looked around in, in memory. While `failure` is set, every call answers with it. */
export class MemoryBrowsing implements Browsing {
  failure: GatewayFailure | null = null;
  /** What was asked, in order. */
  readonly asked: string[] = [];
  readonly collectionsByName = new Map<string, WholeCollection>();
  readonly sections = new Map<string, Pick<SectionPage, 'id' | 'title' | 'action' | 'items'>>();
  readonly artistsById = new Map<string, ArtistDetail>();
  readonly categoriesById = new Map<string, CategoryDetail>();
  allSongs: readonly Song[] = [];
  allArtists: readonly ArtistCard[] = [];
  allCollections: readonly SectionItem[] = [];
  allCategories: readonly ExploredCategory[] = [];

  collection(collection: BrowsedCollection, page: PageRequest): Answer<CollectionDetail> {
    const name = collection.kind === 'list' ? collection.type : `${collection.kind} ${collection.id}`;
    return this.answer(`${name} ${page.page}`, this.collectionsByName.get(name), (whole) => ({
      ...whole,
      ...pageOf(whole.items, page),
    }));
  }

  section(id: string, page: PageRequest): Answer<SectionPage> {
    return this.answer(`section ${id} ${page.page}`, this.sections.get(id), (section) => ({
      ...section,
      ...pageOf(section.items, page),
    }));
  }

  songs(query: SongQuery): Answer<Page<Song>> {
    return this.answer(`songs ${query.sort ?? ''} ${query.page}`, this.allSongs, (songs) => pageOf(songs, query));
  }

  artists(sort: ArtistSort, page: PageRequest): Answer<Page<ArtistCard>> {
    return this.answer(`artists ${sort} ${page.page}`, this.allArtists, (artists) => pageOf(artists, page));
  }

  collections(query: CollectionQuery): Answer<Page<SectionItem>> {
    const all = this.allCollections.filter(({ type }) => type === query.type);
    return this.answer(`${query.type}s ${query.sort} ${query.page}`, all, (items) => pageOf(items, query));
  }

  artist(id: string): Answer<ArtistDetail> {
    return this.answer(`artist ${id}`, this.artistsById.get(id), (artist) => artist);
  }

  categories(page: PageRequest): Answer<Page<ExploredCategory>> {
    return this.answer(`categories ${page.page}`, this.allCategories, (categories) => pageOf(categories, page));
  }

  category(id: string): Answer<CategoryDetail> {
    return this.answer(`category ${id}`, this.categoriesById.get(id), (category) => category);
  }

  private answer<W, T>(call: string, whole: W | undefined, part: (whole: W) => T): Answer<T> {
    this.asked.push(call);
    if (this.failure !== null) return Promise.resolve(fail(this.failure));
    return Promise.resolve(whole === undefined ? fail({ kind: 'not-found' } as const) : succeed(part(whole)));
  }
}

function pageOf<T>(all: readonly T[], { page, pageSize }: PageRequest): Page<T> {
  const first = (page - 1) * pageSize;
  return {
    items: all.slice(first, first + pageSize),
    totalCount: all.length,
    totalPages: Math.ceil(all.length / pageSize),
    page,
    pageSize,
  };
}
