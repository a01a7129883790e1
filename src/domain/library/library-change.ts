import type { AnnotationChange } from '../catalogue/song-annotations';

/** A change of the listener's library. */
export type LibraryChange =
  | { readonly kind: 'annotated'; readonly songId: string; readonly annotations: AnnotationChange }
  | { readonly kind: 'saved'; readonly collectionId: string; readonly isSaved: boolean }
  | { readonly kind: 'followed'; readonly artistId: string; readonly isFollowed: boolean }
  /** An own playlist was made or changed. */
  | { readonly kind: 'library' }
  /** An own playlist was deleted: screens that show it must not request it again. */
  | { readonly kind: 'playlist-deleted'; readonly playlistId: string }
  /** A song was played, on any device, or the history was cleared. */
  | { readonly kind: 'heard' };
