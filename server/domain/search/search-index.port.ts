import type { Slice } from '../catalogue/song-catalogue.port';
import type { Lyrics } from '../catalogue/song-details';
import type { NameMatch, NameMatches, NameKind } from './name-match';
import type { SearchText } from './search-text';

export interface NamesQuery {
  readonly text: SearchText;
  readonly kinds: readonly NameKind[];
  readonly slice: Slice;
}

/** A song with all its sung words. */
export interface SungSong {
  readonly id: string;
  readonly lyrics: Lyrics;
}

export interface SungSongs {
  readonly songs: readonly SungSong[];
  readonly totalCount: number;
}

/** Searches the catalogue by names and by sung words; it contains only what everybody may see. */
export interface SearchIndex {
  /**
   * Part of each group of names that begin with the text or contain it, best tier first, then most played; songs whose artist
   * matches come last.
   */
  byName(query: NamesQuery): Promise<NameMatches>;
  /** Songs whose artist and title are both in the text, in either order. */
  byArtistAndTitle(text: SearchText): Promise<readonly NameMatch[]>;
  /** Names that differ by no more than a typo, nearest first: at most fifty songs and fifty others. */
  fuzzyByName(text: SearchText): Promise<readonly NameMatch[]>;
  /** Songs that contain these folded words in sequence, the last one perhaps unfinished; most played first. */
  byLyrics(words: readonly string[], slice: Slice): Promise<SungSongs>;
}
