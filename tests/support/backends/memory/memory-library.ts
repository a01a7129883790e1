import type { SectionItem } from '../../../../src/domain/catalogue/home-section';
import type {
  LibraryItem,
  Library,
  LibraryPage,
  LibraryRequest,
  LibrarySort,
} from '../../../../src/domain/library/library.port';
import type { GatewayFailure } from '../../../../src/domain/shared/gateway-failure';
import { fail, succeed, type Result } from '../../../../src/domain/shared/result';
import { pageOf } from '../../builders/a-page';

const { compare } = new Intl.Collator('vi');

/** The library of a test's listener, in any order. */
export interface KeptThings extends Pick<LibraryPage, 'liked' | 'heard'> {
  readonly items: readonly LibraryItem[];
  /** The listener's name, the owner of own playlists. */
  readonly ownerName: string;
}

/** One listener's library; `kept` answers null while nobody is signed in. */
export class MemoryLibrary implements Library {
  /** When set, every call answers with it. */
  failure: GatewayFailure | null = null;
  /** False for a backend that does not count its lists. */
  hasTotals = true;

  constructor(private readonly kept: () => KeptThings | null) {}

  async list({ type, sort, ...page }: LibraryRequest): Promise<Result<LibraryPage, GatewayFailure>> {
    if (this.failure !== null) return fail(this.failure);
    const kept = this.kept();
    if (kept === null) return fail({ kind: 'unauthenticated' });
    const items = kept.items.filter(({ item }) => type === 'all' || item.type === type);
    const { liked, heard } = kept;
    return succeed({ ...pageOf(items.toSorted(ORDERS[sort](kept)), page, this.hasTotals), liked, heard });
  }
}

const ORDERS: Readonly<Record<LibrarySort, (kept: KeptThings) => (a: LibraryItem, b: LibraryItem) => number>> = {
  recent: () => (a, b) => b.keptAt.localeCompare(a.keptAt),
  name: () => (a, b) => compare(wordsOf(a.item).name, wordsOf(b.item).name),
  artist:
    ({ ownerName }) =>
    (a, b) =>
      compare(wordsOf(a.item).by ?? ownerName, wordsOf(b.item).by ?? ownerName),
};

/** The name of an item and of its artist; for a playlist, of its owner. */
function wordsOf(item: SectionItem): { readonly name: string; readonly by?: string } {
  switch (item.type) {
    case 'song':
      return { name: item.song.title };
    case 'album':
      return { name: item.album.title, by: item.album.artists[0]?.name ?? '' };
    case 'playlist':
      return { name: item.playlist.title };
    case 'artist':
      return { name: item.artist.name, by: item.artist.name };
    case 'category':
      return { name: item.category.name };
  }
}
