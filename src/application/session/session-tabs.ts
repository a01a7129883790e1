import type { SuccessorRecords } from '../../domain/session/successor-records.port';
import type { TabChannel } from '../ports/tab-channel.port';
import type { TabLocks } from '../ports/tab-locks.port';

/** Whoever changes the pair of tokens holds this. */
export const SESSION_LOCK = 'song-session';

/** By which the tabs of one browser keep to one session. Each of the three may do nothing here. */
export interface SessionTabs {
  readonly locks: TabLocks;
  readonly records: SuccessorRecords;
  readonly channel: TabChannel;
}
