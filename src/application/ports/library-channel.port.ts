import type { EventStream } from '../../domain/shared/event-stream';

/** What has changed of what the listener keeps. */
export type LibraryChange =
  | { readonly kind: 'liked'; readonly songId: string; readonly isLiked: boolean }
  | { readonly kind: 'saved'; readonly collectionId: string; readonly isSaved: boolean }
  | { readonly kind: 'followed'; readonly artistId: string; readonly isFollowed: boolean }
  /** An own playlist was made or changed. */
  | { readonly kind: 'library' }
  /** An own playlist is gone: whatever shows it must not ask for it again. */
  | { readonly kind: 'playlist-deleted'; readonly playlistId: string }
  /** A song was heard, on whatever device, or the history was emptied. */
  | { readonly kind: 'heard' };

/** Reaches every other tab of this browser, never the own one. Silent where the browser offers no way. */
export interface LibraryChannel {
  readonly announcements: EventStream<LibraryChange>;
  announce(change: LibraryChange): void;
}
