import type { Slice } from '../../domain/catalogue/song-catalogue.port';
import type { ItemMatch, LyricMatch, ShortMatch } from '../../domain/search/item-match';
import { bestOf, NAME_KINDS, type NameMatch, type NameKind } from '../../domain/search/name-match';
import { wordsOf } from '../../domain/search/search-text';
import type { FindShorts, ShortMatchPage } from './find-shorts';
import type { FindNames } from './find-names';
import { itemKey, type PresentResults } from './present-results';

export type SearchType = 'all' | 'song' | 'lyric' | 'short' | 'album' | 'playlist' | 'artist';

export interface SearchGroup {
  readonly kind: 'song' | 'lyric' | 'short' | 'collection' | 'artist';
  readonly items: readonly (ItemMatch | LyricMatch | ShortMatch)[];
  readonly totalCount: number;
}

export interface SearchAnswer {
  readonly readAs: string | null;
  readonly best: ItemMatch | null;
  /** In display order; groups without hits are left out. */
  readonly groups: readonly SearchGroup[];
}

const KINDS: Readonly<Record<SearchType, readonly NameKind[]>> = {
  all: NAME_KINDS,
  song: ['song'],
  lyric: [],
  short: [],
  album: ['album'],
  playlist: ['playlist'],
  artist: ['artist'],
};

const NO_SHORTS: ShortMatchPage = { items: [], totalCount: 0 };

/** Finds names and lyrics that match, group by group; a single group if a type is requested. */
export class SearchCatalogue {
  constructor(
    private readonly findNames: FindNames,
    private readonly showFound: PresentResults,
    private readonly findShorts: FindShorts,
  ) {}

  async execute(typed: string, type: SearchType, slice: Slice): Promise<SearchAnswer> {
    const withLyrics = type === 'all' || type === 'lyric';
    const { text, readAs, names, sung } = await this.findNames.execute({
      typed,
      kinds: KINDS[type],
      withLyrics,
      slice,
    });
    const best = type === 'all' && slice.offset === 0 ? bestOf(firstsOf(names)) : null;
    const shown = [names.song, names.collection, names.artist].flatMap((group) => group.names);
    const isAboutShorts = type === 'all' || type === 'short';
    const [items, lyrics, shorts] = await Promise.all([
      this.showFound.items(shown),
      this.showFound.lyrics(sung.songs, wordsOf(text)),
      isAboutShorts ? this.findShorts.execute(text, slice) : NO_SHORTS,
    ]);
    const itemsOf = (found: readonly NameMatch[]): readonly ItemMatch[] =>
      found.flatMap((name) => items.get(itemKey(name)) ?? []);
    const groups: readonly SearchGroup[] = [
      { kind: 'song', items: itemsOf(names.song.names), totalCount: names.song.totalCount },
      { kind: 'lyric', items: lyrics, totalCount: sung.totalCount },
      { kind: 'short', ...shorts },
      { kind: 'collection', items: itemsOf(names.collection.names), totalCount: names.collection.totalCount },
      { kind: 'artist', items: itemsOf(names.artist.names), totalCount: names.artist.totalCount },
    ];
    return {
      readAs,
      best: (best && items.get(itemKey(best))) ?? null,
      groups: groups.filter(({ totalCount }) => totalCount > 0),
    };
  }
}

type Groups = Readonly<Record<'song' | 'collection' | 'artist', { readonly names: readonly NameMatch[] }>>;

const firstsOf = ({ song, collection, artist }: Groups): readonly NameMatch[] =>
  [song, collection, artist].flatMap(({ names }) => names.slice(0, 1));
