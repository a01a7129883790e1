import type { LiveTickets } from '../../domain/live/live-tickets.port';
import type { LiveMember } from './live-accounts';

/** What a process remembers of sessions, so that not every call asks the database. */
export interface RecentlyEndedSessions {
  forget(sessionId: string): void;
  forgetAll(): void;
}

/** However and wherever a session ends, its sockets close in this process and nothing remembered of it is believed. */
export class SessionEndings {
  constructor(
    private readonly tickets: Pick<LiveTickets, 'endedOf'>,
    private readonly remembered: RecentlyEndedSessions,
  ) {}

  /** The database told that a session is over. */
  over(sessionId: string, members: readonly LiveMember[]): void {
    this.remembered.forget(sessionId);
    endAll(new Set([sessionId]), members);
  }

  /** For a while nothing could be heard. */
  missed(members: readonly LiveMember[]): Promise<void> {
    this.remembered.forgetAll();
    return this.check(members);
  }

  /** Asks the database, so that a lost notice keeps no socket open. Where it does not answer, the next check asks again. */
  async check(members: readonly LiveMember[]): Promise<void> {
    const sessionIds = [...new Set(members.map(({ facts }) => facts.sessionId))];
    if (sessionIds.length === 0) return;
    const ended = await this.tickets.endedOf(sessionIds).catch(() => []);
    endAll(new Set(ended), members);
  }
}

function endAll(sessionIds: ReadonlySet<string>, members: readonly LiveMember[]): void {
  for (const member of members) if (sessionIds.has(member.facts.sessionId)) member.end('session-over');
}
