/** What the listener has noted on a song. A guest has noted nothing. */
export interface SongAnnotations {
  readonly isLiked: boolean;
}

/** A song with what the listener has noted on it. */
export interface AnnotatedSong extends SongAnnotations {
  readonly id: string;
}

/** The annotations that are given get new values, all others stay. */
export type AnnotationChange = Partial<SongAnnotations>;

export const NO_ANNOTATIONS: SongAnnotations = { isLiked: false };
