import type { EventStream } from '../../domain/shared/event-stream';

/** A change of the library. */
export type LibraryChange =
  | { readonly kind: 'liked'; readonly songId: string; readonly isLiked: boolean }
  | { readonly kind: 'saved'; readonly collectionId: string; readonly isSaved: boolean }
  | { readonly kind: 'followed'; readonly artistId: string; readonly isFollowed: boolean }
  /** An own playlist was made or changed. */
  | { readonly kind: 'library' }
  /** An own playlist was deleted: screens that show it must not request it again. */
  | { readonly kind: 'playlist-deleted'; readonly playlistId: string }
  /** A song was played, on any device, or the history was cleared. */
  | { readonly kind: 'heard' };

/** Reaches every other tab of this browser, never this one. Does nothing if the browser has no suitable API. */
export interface LibraryChannel {
  readonly announcements: EventStream<LibraryChange>;
  announce(change: LibraryChange): void;
}
