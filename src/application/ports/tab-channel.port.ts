import type { SuccessorRecord } from '../../domain/session/refresh';
import type { Tokens } from '../../domain/session/token-store.port';
import type { EventStream } from '../../domain/shared/event-stream';

/** What one tab tells the others of the session. */
export type TabAnnouncement =
  | { readonly kind: 'signed-in' }
  | { readonly kind: 'refreshed'; readonly record: SuccessorRecord }
  /** With the tokens that ended, so that a newer session stays. `isExpired`: nobody wanted it to end. */
  | { readonly kind: 'signed-out'; readonly ended: Tokens; readonly isExpired: boolean };

/** Reaches every other tab of this browser, never the own one. Silent where the browser offers no way. */
export interface TabChannel {
  readonly announcements: EventStream<TabAnnouncement>;
  announce(announcement: TabAnnouncement): void;
}
