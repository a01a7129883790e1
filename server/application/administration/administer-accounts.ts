import type { Role } from '../../domain/accounts/account';
import type { AuditKind, AuditLog, Caller } from '../../domain/accounts/audit-log.port';
import type {
  AccountChange,
  AccountDirectory,
  AccountsQuery,
  ChangeOutcome,
  AccountPage,
  ManagedAccount,
} from '../../domain/administration/account-directory.port';
import type { Clock } from '../ports/clock.port';
import type { Identity } from '../sessions/identify';

/** The admin who acts, and the place the call comes from. */
export interface Administrator {
  readonly identity: Identity;
  readonly caller: Caller;
}

/** The admin's actions on accounts. Each takes effect at once and is logged with the admin's session. */
export class AdministerAccounts {
  constructor(
    private readonly directory: AccountDirectory,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    /** Called so that no outdated rights of an account are trusted any longer. */
    private readonly rightsChanged: () => void,
  ) {}

  list(query: AccountsQuery): Promise<AccountPage<ManagedAccount>> {
    return this.directory.list(query);
  }

  setLocked(accountId: string, isLocked: boolean, by: Administrator): Promise<ChangeOutcome> {
    return isLocked
      ? this.change(accountId, by, 'account-locked', (change) => this.directory.lock(change))
      : this.change(accountId, by, 'account-unlocked', (change) => this.directory.unlock(change));
  }

  setRole(accountId: string, role: Role, by: Administrator): Promise<ChangeOutcome> {
    const kind = role === 'admin' ? 'made-admin' : 'made-listener';
    return this.change(accountId, by, kind, (change) => this.directory.setRole(change, role));
  }

  /** The calling session stays signed in, so an admin who signs themselves out everywhere continues here. */
  signOut(accountId: string, by: Administrator): Promise<ChangeOutcome> {
    return this.change(accountId, by, 'sessions-revoked', async ({ at }) =>
      (await this.directory.signOut(accountId, by.identity.sessionId, at)) ? 'done' : 'not-found',
    );
  }

  private async change(
    accountId: string,
    { identity, caller }: Administrator,
    kind: AuditKind,
    carryOut: (change: AccountChange) => Promise<ChangeOutcome>,
  ): Promise<ChangeOutcome> {
    const at = this.clock.date();
    const outcome = await carryOut({ accountId, actorId: identity.accountId, at });
    if (outcome !== 'done') return outcome;
    this.rightsChanged();
    await this.audit.note({ kind, accountId, sessionId: identity.sessionId, caller, at });
    return outcome;
  }
}
