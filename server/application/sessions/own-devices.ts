import type { AuditKind, AuditLog, Caller } from '../../domain/accounts/audit-log.port';
import { isOver } from '../../domain/sessions/session-life';
import type { Session } from '../../domain/sessions/session';
import type { SessionRepository } from '../../domain/sessions/session-repository.port';
import type { Clock } from '../ports/clock.port';
import type { Identity } from './identify';

/** Lists where an account is signed in, and signs out there; signing out takes effect at once, without undo (decisions.md §4). */
export class OwnDevices {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    /** Called with the session that this process must drop from its cache. */
    private readonly forget: (sessionId: string) => void,
  ) {}

  /** The caller's session first, then the most recently seen ones; sessions that have expired by age are left out. */
  async list({ accountId, sessionId }: Identity): Promise<readonly Session[]> {
    const now = this.clock.date();
    const living = (await this.sessions.listOf(accountId)).filter((session) => !isOver(session, now));
    return [...living.filter(({ id }) => id === sessionId), ...living.filter(({ id }) => id !== sessionId)];
  }

  /** False where the account has no such session. */
  async signOut({ accountId }: Identity, sessionId: string, caller: Caller): Promise<boolean> {
    return this.revoke({ accountId, sessionId }, 'session-revoked', caller);
  }

  async signOutHere({ accountId, sessionId }: Identity, caller: Caller): Promise<void> {
    await this.revoke({ accountId, sessionId }, 'signed-out', caller);
  }

  async signOutOthers({ accountId, sessionId }: Identity, caller: Caller): Promise<void> {
    const at = this.clock.date();
    const others = (await this.sessions.listOf(accountId)).filter(({ id }) => id !== sessionId);
    await this.sessions.revokeAll(accountId, sessionId, 'revoked', at);
    for (const { id } of others) this.forget(id);
    await this.audit.note({ kind: 'sessions-revoked', accountId, sessionId, caller, at });
  }

  private async revoke(
    { accountId, sessionId }: Pick<Identity, 'accountId' | 'sessionId'>,
    kind: AuditKind,
    caller: Caller,
  ): Promise<boolean> {
    const at = this.clock.date();
    const reason = kind === 'signed-out' ? 'signed-out' : 'revoked';
    const isRevoked = await this.sessions.revoke(accountId, sessionId, reason, at);
    this.forget(sessionId);
    if (isRevoked) await this.audit.note({ kind, accountId, sessionId, caller, at });
    return isRevoked;
  }
}
