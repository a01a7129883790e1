import type { Slice } from '../../domain/catalogue/song-catalogue.port';
import {
  groupOf,
  MATCH_TIERS,
  type NameMatchGroup,
  type NameMatch,
  type NameMatches,
  type NameGroup,
  type NameKind,
} from '../../domain/search/name-match';
import { readTyping } from '../../domain/search/read-typing';
import type { SearchIndex, SungSongs } from '../../domain/search/search-index.port';
import { isSungText, readSearchText, wordsOf, type SearchText } from '../../domain/search/search-text';

export interface SearchRequest {
  readonly typed: string;
  readonly kinds: readonly NameKind[];
  /** Whether lyrics are searched as well. */
  readonly withLyrics: boolean;
  readonly slice: Slice;
}

export interface SearchMatches {
  /** The text that was searched in the end. */
  readonly text: SearchText;
  /** The text that was searched instead of the typed one; null if they are the same. */
  readonly readAs: string | null;
  readonly names: NameMatches;
  readonly sung: SungSongs;
}

type Asked = Omit<SearchRequest, 'typed'>;

const EMPTY_GROUP: NameMatchGroup = { names: [], totalCount: 0 };
const NO_NAMES: NameMatches = { song: EMPTY_GROUP, collection: EMPTY_GROUP, artist: EMPTY_GROUP };
const NOT_SUNG: SungSongs = { songs: [], totalCount: 0 };
/** With fewer names than these, and none that begins with the typed text, a match may not be the name that was meant. */
const FEW = 5;
const FROM_START: Slice = { offset: 0, limit: 100 };

const allOf = ({ song, collection, artist }: NameMatches): readonly NameMatch[] => [
  ...song.names,
  ...collection.names,
  ...artist.names,
];

const countOf = ({ song, collection, artist }: NameMatches): number =>
  song.totalCount + collection.totalCount + artist.totalCount;

const isEmpty = ({ names, sung }: SearchMatches): boolean => countOf(names) + sung.totalCount === 0;

/**
 * Searches by name; without any match, reads the typed text as unconverted Telex or VNI input, and then searches for similar
 * names.
 */
export class FindNames {
  constructor(private readonly index: SearchIndex) {}

  async execute({ typed, ...asked }: SearchRequest): Promise<SearchMatches> {
    const text = readSearchText(typed);
    if (text.folded === '') return { text, readAs: null, names: NO_NAMES, sung: NOT_SUNG };
    const plainly = await this.plainly(text, asked);
    const meant = isEmpty(plainly) ? readTyping(text.accented) : null;
    if (meant === null) return this.withNearly(plainly, asked);
    const read = await this.plainly(readSearchText(meant), asked);
    return isEmpty(read) ? this.withNearly(plainly, asked) : { ...read, readAs: meant };
  }

  private async plainly(text: SearchText, query: Asked): Promise<SearchMatches> {
    const [names, sung] = await Promise.all([this.byName(text, query), this.sung(text, query)]);
    return { text, readAs: null, names, sung };
  }

  private async byName(text: SearchText, { kinds, slice }: Asked): Promise<NameMatches> {
    if (kinds.length === 0) return NO_NAMES;
    const names = await this.index.byName({ text, kinds, slice });
    if (countOf(names) > 0) return names;
    // An empty page past the last one does not prove that the earlier pages are empty.
    const first = slice.offset === 0 ? names : await this.index.byName({ text, kinds, slice: { offset: 0, limit: 1 } });
    if (countOf(first) > 0) return withoutNames(first);
    return kinds.includes('song') ? pageOf(await this.index.byArtistAndTitle(text), slice) : NO_NAMES;
  }

  private async sung(text: SearchText, { withLyrics, slice }: Asked): Promise<SungSongs> {
    return withLyrics && isSungText(text) ? this.index.byLyrics(wordsOf(text), slice) : NOT_SUNG;
  }

  private async withNearly(found: SearchMatches, { kinds, slice }: Asked): Promise<SearchMatches> {
    const count = countOf(found.names);
    const isSure = count >= FEW || allOf(found.names).some(({ tier }) => tier <= MATCH_TIERS.wordBeginning);
    if (isSure || kinds.length === 0) return found;
    const { text } = found;
    const [sure, nearly] = await Promise.all([
      count === 0 ? NO_NAMES : this.index.byName({ text, kinds, slice: FROM_START }),
      this.index.fuzzyByName(text),
    ]);
    const surely = allOf(sure);
    const known = new Set(surely.map(({ id }) => id));
    const more = nearly.filter(({ kind, id }) => kinds.includes(kind) && !known.has(id));
    return { ...found, names: pageOf([...surely, ...more], slice) };
  }
}

const withoutNames = ({ song, collection, artist }: NameMatches): NameMatches => ({
  song: { ...song, names: [] },
  collection: { ...collection, names: [] },
  artist: { ...artist, names: [] },
});

const pageOf = (names: readonly NameMatch[], slice: Slice): NameMatches => ({
  song: groupPage(names, 'song', slice),
  collection: groupPage(names, 'collection', slice),
  artist: groupPage(names, 'artist', slice),
});

function groupPage(names: readonly NameMatch[], group: NameGroup, { offset, limit }: Slice): NameMatchGroup {
  const own = names.filter(({ kind }) => groupOf(kind) === group);
  return { names: own.slice(offset, offset + limit), totalCount: own.length };
}
