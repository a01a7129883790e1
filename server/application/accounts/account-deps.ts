import type { GuessEstimate } from '../../../contract/kernel/password-verdict';
import type { AccountRepository } from '../../domain/accounts/account-repository.port';
import type { AuditEvent, AuditKind, AuditLog, Caller } from '../../domain/accounts/audit-log.port';
import type { PasswordHasher } from '../../domain/accounts/password-hasher.port';
import type { SignInAttempts } from '../../domain/accounts/sign-in-attempts.port';
import type { Clock } from '../ports/clock.port';

/** The dependencies that most account operations share. */
export interface AccountDeps {
  readonly accounts: AccountRepository;
  readonly attempts: SignInAttempts;
  readonly hasher: PasswordHasher;
  /** Estimates how hard a new password is to guess. */
  readonly estimate: GuessEstimate;
  readonly audit: AuditLog;
  readonly clock: Clock;
}

/** Records an event with the current time in the audit log. */
export function noteNow(
  { audit, clock }: Pick<AccountDeps, 'audit' | 'clock'>,
  kind: AuditKind,
  caller: Caller,
  whose: Partial<Pick<AuditEvent, 'accountId' | 'sessionId'>> = {},
): Promise<void> {
  const { accountId = null, sessionId = null } = whose;
  return audit.note({ kind, accountId, sessionId, caller, at: clock.date() });
}
