import type { Clock } from '../ports/clock.port';
import type { LiveAccounts, LiveMember, PeerFacts } from './live-accounts';
import type { DocumentChange, LibraryChange } from '../../domain/live/bus-message';

/** The longest time a page may take to connect; a page that takes longer loads everything again anyway. */
const RETENTION_MS = 60_000;

/** Reports changes of an account's data to its members in this process, including those that were about to connect. */
export class AccountChanges {
  /** When each session of an account last changed something, in milliseconds since the epoch. */
  private readonly changes = new Map<string, Map<string, number>>();

  constructor(
    private readonly accounts: LiveAccounts,
    private readonly clock: Clock,
  ) {}

  publishDocument(change: DocumentChange): void {
    for (const member of this.membersOf(change.accountId)) member.sendDocument(change);
  }

  /**
   * The session that made a change shows it already and receives no message; only plays (`heard`) also go to the session's other
   * tabs.
   */
  publishLibrary(change: LibraryChange): void {
    const sessions = this.changes.get(change.accountId) ?? new Map<string, number>();
    this.changes.set(change.accountId, sessions.set(change.sessionId, this.clock.now()));
    for (const member of this.membersOf(change.accountId))
      if (change.what === 'heard' || member.facts.sessionId !== change.sessionId) member.sendLibrary(change);
  }

  /** Milliseconds since another session of the account changed something; null if none did recently. */
  libraryAge({ accountId, sessionId }: PeerFacts): number | null {
    const others = [...(this.changes.get(accountId) ?? [])].filter(([session]) => session !== sessionId);
    return others.length === 0 ? null : Math.max(0, this.clock.now() - Math.max(...others.map(([, at]) => at)));
  }

  /** To be called every few seconds. */
  sweep(): void {
    const oldest = this.clock.now() - RETENTION_MS;
    for (const [accountId, sessions] of this.changes) {
      for (const [sessionId, at] of sessions) if (at < oldest) sessions.delete(sessionId);
      if (sessions.size === 0) this.changes.delete(accountId);
    }
  }

  private membersOf(accountId: string): Iterable<LiveMember> {
    return this.accounts.of(accountId)?.members.values() ?? [];
  }
}
