/** What a file's tags say, as they say it. */
export interface RawTags {
  readonly title?: string | undefined;
  /** What somebody wrote about it: the comment, else the description. */
  readonly comment?: string | undefined;
  /** Every value of the artist tags; each may still name several. */
  readonly artists: readonly string[];
  readonly albumArtists: readonly string[];
  /** How the artists are written in one text, where another tag names them one by one. */
  readonly displayArtist?: string | undefined;
  readonly displayAlbumArtist?: string | undefined;
  readonly album?: string | undefined;
  readonly isCompilation: boolean;
  readonly track?: number | undefined;
  /** The side of a record that it is on, A is 0. */
  readonly side?: number | undefined;
  readonly disc?: number | undefined;
  readonly year?: number | undefined;
  readonly genres: readonly string[];
  readonly composers: readonly string[];
  readonly lyricists: readonly string[];
  readonly arrangers: readonly string[];
  readonly lyrics: readonly RawLyrics[];
  /** What MusicBrainz calls the recording and its album. */
  readonly recordingId?: string | undefined;
  readonly releaseId?: string | undefined;
}

export interface RawLyrics {
  readonly text?: string | undefined;
  /** Lines with their times in milliseconds. */
  readonly lines: readonly { readonly at: number; readonly text: string }[];
}

/** The tags of a file that has none, or whose tags cannot be read. */
export const NO_TAGS: RawTags = {
  artists: [],
  albumArtists: [],
  isCompilation: false,
  genres: [],
  composers: [],
  lyricists: [],
  arrangers: [],
  lyrics: [],
};
