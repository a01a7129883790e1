import type { EventStream } from '../../domain/shared/event-stream';

/** What has changed of what the listener keeps. */
export type KeptChange =
  | { readonly kind: 'liked'; readonly songId: string; readonly isLiked: boolean }
  /** Something was saved, followed, made, changed or deleted, or is so no longer. */
  | { readonly kind: 'library' };

/** Reaches every other tab of this browser, never the own one. Silent where the browser offers no way. */
export interface KeptChannel {
  readonly announcements: EventStream<KeptChange>;
  announce(change: KeptChange): void;
}
