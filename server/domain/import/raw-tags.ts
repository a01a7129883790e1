/** The values of a file's tags, as they are written there. */
export interface RawTags {
  readonly title?: string | undefined;
  /** Free text about the file: the comment, else the description. */
  readonly comment?: string | undefined;
  /** Every value of the artist tags; each may still name several. */
  readonly artists: readonly string[];
  readonly albumArtists: readonly string[];
  /** The artists written as one text, if another tag names them one by one. */
  readonly displayArtist?: string | undefined;
  readonly displayAlbumArtist?: string | undefined;
  readonly album?: string | undefined;
  readonly isCompilation: boolean;
  readonly track?: number | undefined;
  /** The side of the record that the track is on; A is 0. */
  readonly side?: number | undefined;
  readonly disc?: number | undefined;
  readonly year?: number | undefined;
  readonly genres: readonly string[];
  readonly composers: readonly string[];
  readonly lyricists: readonly string[];
  readonly arrangers: readonly string[];
  readonly lyrics: readonly RawLyrics[];
  /** The MusicBrainz ids of the recording and of its album. */
  readonly recordingId?: string | undefined;
  readonly releaseId?: string | undefined;
}

export interface RawLyrics {
  readonly text?: string | undefined;
  /** Lines with their times in milliseconds. */
  readonly lines: readonly { readonly at: number; readonly text: string }[];
}
