import { logUnlessOutage } from '../shared/log-unless-outage';
import type { Logger } from '../ports/logger.port';
import type { LiveTickets } from '../../domain/live/live-tickets.port';
import type { LiveMember } from './live-accounts';

/** The session data that a process caches, so that not every call queries the database. */
export interface RecentlyEndedSessions {
  forget(sessionId: string): void;
  forgetAll(): void;
}

/** When a session ends, in any way and in any process, its sockets in this process are closed and its cached data is dropped. */
export class SessionEndings {
  constructor(
    private readonly tickets: Pick<LiveTickets, 'endedOf'>,
    private readonly remembered: RecentlyEndedSessions,
    private readonly log: Pick<Logger, 'error'>,
  ) {}

  /** The database has reported that a session is over. */
  over(sessionId: string, members: readonly LiveMember[]): void {
    this.remembered.forget(sessionId);
    endAll(new Set([sessionId]), members);
  }

  /** No reports could be received for a while. */
  missed(members: readonly LiveMember[]): Promise<void> {
    this.remembered.forgetAll();
    return this.check(members);
  }

  /**
   * Queries the database, so that a lost notification leaves no socket open. If the database does not answer, the next check
   * tries again.
   */
  async check(members: readonly LiveMember[]): Promise<void> {
    const sessionIds = [...new Set(members.map(({ facts }) => facts.sessionId))];
    if (sessionIds.length === 0) return;
    const asked = this.tickets.endedOf(sessionIds);
    const ended = await asked.catch(logUnlessOutage(this.log, 'the sessions of sockets could not be checked'));
    endAll(new Set(ended), members);
  }
}

function endAll(sessionIds: ReadonlySet<string>, members: readonly LiveMember[]): void {
  for (const member of members) if (sessionIds.has(member.facts.sessionId)) member.end('session-over');
}
