import type { Slice } from '../../domain/catalogue/song-catalogue.port';
import {
  groupOf,
  MATCH_TIERS,
  type FoundGroup,
  type FoundName,
  type FoundNames,
  type NameGroup,
  type NameKind,
} from '../../domain/search/found-name';
import { readTyping } from '../../domain/search/read-typing';
import type { SearchIndex, SungSongs } from '../../domain/search/search-index.port';
import { isSungText, readSearchText, wordsOf, type SearchText } from '../../domain/search/search-text';

export interface Sought {
  readonly typed: string;
  readonly kinds: readonly NameKind[];
  /** Whether the words of songs are looked through as well. */
  readonly sings: boolean;
  readonly slice: Slice;
}

export interface Found {
  /** What was searched in the end. */
  readonly text: SearchText;
  /** What was searched instead of what was typed; null where it is the same. */
  readonly readAs: string | null;
  readonly names: FoundNames;
  readonly sung: SungSongs;
}

type Asked = Omit<Sought, 'typed'>;

const EMPTY_GROUP: FoundGroup = { names: [], totalCount: 0 };
const NO_NAMES: FoundNames = { song: EMPTY_GROUP, collection: EMPTY_GROUP, artist: EMPTY_GROUP };
const NOT_SUNG: SungSongs = { songs: [], totalCount: 0 };
/** Fewer names than these, none of them beginning so, are perhaps not what was meant. */
const FEW = 5;
const FROM_START: Slice = { offset: 0, limit: 100 };

const allOf = ({ song, collection, artist }: FoundNames): readonly FoundName[] => [
  ...song.names,
  ...collection.names,
  ...artist.names,
];

const countOf = ({ song, collection, artist }: FoundNames): number =>
  song.totalCount + collection.totalCount + artist.totalCount;

const isEmpty = ({ names, sung }: Found): boolean => countOf(names) + sung.totalCount === 0;

/** Finds what is called so; where nothing is, what is meant by typing that no keyboard put right, and then what is nearly called so. */
export class FindNames {
  constructor(private readonly index: SearchIndex) {}

  async execute({ typed, ...asked }: Sought): Promise<Found> {
    const text = readSearchText(typed);
    if (text.folded === '') return { text, readAs: null, names: NO_NAMES, sung: NOT_SUNG };
    const plainly = await this.plainly(text, asked);
    const meant = isEmpty(plainly) ? readTyping(text.accented) : null;
    if (meant === null) return this.withNearly(plainly, asked);
    const read = await this.plainly(readSearchText(meant), asked);
    return isEmpty(read) ? this.withNearly(plainly, asked) : { ...read, readAs: meant };
  }

  private async plainly(text: SearchText, asked: Asked): Promise<Found> {
    const [names, sung] = await Promise.all([this.called(text, asked), this.sung(text, asked)]);
    return { text, readAs: null, names, sung };
  }

  private async called(text: SearchText, { kinds, slice }: Asked): Promise<FoundNames> {
    if (kinds.length === 0) return NO_NAMES;
    const names = await this.index.called({ text, kinds, slice });
    if (countOf(names) > 0) return names;
    // A page past the last one tells nothing of those before it.
    const first = slice.offset === 0 ? names : await this.index.called({ text, kinds, slice: { offset: 0, limit: 1 } });
    if (countOf(first) > 0) return withoutNames(first);
    return kinds.includes('song') ? pageOf(await this.index.byArtistAndTitle(text), slice) : NO_NAMES;
  }

  private async sung(text: SearchText, { sings, slice }: Asked): Promise<SungSongs> {
    return sings && isSungText(text) ? this.index.singing(wordsOf(text), slice) : NOT_SUNG;
  }

  private async withNearly(found: Found, { kinds, slice }: Asked): Promise<Found> {
    const count = countOf(found.names);
    const isSure = count >= FEW || allOf(found.names).some(({ tier }) => tier <= MATCH_TIERS.wordBeginning);
    if (isSure || kinds.length === 0) return found;
    const { text } = found;
    const [sure, nearly] = await Promise.all([
      count === 0 ? NO_NAMES : this.index.called({ text, kinds, slice: FROM_START }),
      this.index.nearlyCalled(text),
    ]);
    const surely = allOf(sure);
    const known = new Set(surely.map(({ id }) => id));
    const more = nearly.filter(({ kind, id }) => kinds.includes(kind) && !known.has(id));
    return { ...found, names: pageOf([...surely, ...more], slice) };
  }
}

const withoutNames = ({ song, collection, artist }: FoundNames): FoundNames => ({
  song: { ...song, names: [] },
  collection: { ...collection, names: [] },
  artist: { ...artist, names: [] },
});

const pageOf = (names: readonly FoundName[], slice: Slice): FoundNames => ({
  song: groupPage(names, 'song', slice),
  collection: groupPage(names, 'collection', slice),
  artist: groupPage(names, 'artist', slice),
});

function groupPage(names: readonly FoundName[], group: NameGroup, { offset, limit }: Slice): FoundGroup {
  const own = names.filter(({ kind }) => groupOf(kind) === group);
  return { names: own.slice(offset, offset + limit), totalCount: own.length };
}
