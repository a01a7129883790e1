import type { SuccessorRecord } from '../../domain/session/refresh';
import type { Tokens } from '../../domain/session/token-store.port';
import type { EventStream } from '../../domain/shared/event-stream';

/** A tab's message to the others about the session. */
export type TabAnnouncement =
  | { readonly kind: 'signed-in' }
  | { readonly kind: 'refreshed'; readonly record: SuccessorRecord }
  /** Contains the tokens that ended, so that a newer session stays. `isExpired`: the listener did not end the session. */
  | { readonly kind: 'signed-out'; readonly ended: Tokens; readonly isExpired: boolean };

/** Reaches every other tab of this browser, never this one. Does nothing if the browser has no suitable API. */
export interface TabChannel {
  readonly announcements: EventStream<TabAnnouncement>;
  announce(announcement: TabAnnouncement): void;
}
