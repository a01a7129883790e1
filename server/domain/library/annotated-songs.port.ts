/** What a listener has noted on a song. */
export interface SongAnnotations {
  readonly isLiked: boolean;
}

export const NO_ANNOTATIONS: SongAnnotations = { isLiked: false };

/** What each listener has noted on songs. A song's count of likes changes with them. */
export interface AnnotatedSongs {
  /** Likes all of them, or none if one is not in the catalogue: returns those that are not. Liking a song again changes nothing. */
  like(accountId: string, songIds: readonly string[]): Promise<readonly string[]>;
  /**
   * Unlikes them, and the songs without a file that they stand in for; songs that were not liked, or no longer exist, change
   * nothing.
   */
  unlike(accountId: string, songIds: readonly string[]): Promise<void>;
  /**
   * What the listener has noted on those of these songs on which anything is noted. What is noted on a song without a file counts
   * for the song that stands in for it.
   */
  annotationsAmong(accountId: string, songIds: readonly string[]): Promise<ReadonlyMap<string, SongAnnotations>>;
}
