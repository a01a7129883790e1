import type { Slice } from '../catalogue/song-catalogue.port';
import type { Lyrics } from '../catalogue/song-details';
import type { NameMatch, NameMatches, NameKind } from './name-match';
import type { SearchText } from './search-text';

export interface NamesAsked {
  readonly text: SearchText;
  readonly kinds: readonly NameKind[];
  readonly slice: Slice;
}

/** A song with all the words that it sings. */
export interface SungSong {
  readonly id: string;
  readonly lyrics: Lyrics;
}

export interface SungSongs {
  readonly songs: readonly SungSong[];
  readonly totalCount: number;
}

/** What there is in the catalogue by its name and by its words; only what everybody may see. */
export interface SearchIndex {
  /** Part of each group of names that begin so or hold it, best tier first, then most played; songs of artists called so come after. */
  byName(asked: NamesAsked): Promise<NameMatches>;
  /** Songs by an artist and their title in one text, whichever comes first. */
  byArtistAndTitle(text: SearchText): Promise<readonly NameMatch[]>;
  /** Names with a typo's distance, nearest first: at most fifty songs and fifty others. */
  fuzzyByName(text: SearchText): Promise<readonly NameMatch[]>;
  /** Songs that sing these folded words one after the other, the last one perhaps unfinished; most played first. */
  byLyrics(words: readonly string[], slice: Slice): Promise<SungSongs>;
}
