import type { SuccessorRecords } from '../../domain/session/successor-records.port';
import type { TabChannel } from '../ports/tab-channel.port';
import type { TabLocks } from '../ports/tab-locks.port';

/** The lock to hold while changing the pair of tokens. */
export const SESSION_LOCK = 'song-session';

/** Synchronises the session between the tabs of one browser. Each of the three may be unsupported and do nothing. */
export interface SessionTabs {
  readonly locks: TabLocks;
  readonly records: SuccessorRecords;
  readonly channel: TabChannel;
}
