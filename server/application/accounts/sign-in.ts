import { passwordText } from '../../../contract/kernel/password-verdict';
import type { Account } from '../../domain/accounts/account';
import type { Caller } from '../../domain/accounts/audit-log.port';
import { emailKey } from '../../domain/accounts/email-key';
import type { Documents } from '../../domain/documents/documents.port';
import { fail, succeed, type Result } from '../../domain/shared/result';
import type { SessionOpener, TokenGrant } from '../sessions/session-opener';
import { noteNow, type AccountDeps } from './account-deps';
import type { KnownDevices } from './known-devices';

export interface SignInRequest {
  readonly email: string;
  readonly password: string;
  readonly isRemembered: boolean;
  /** The secrets that the device received at earlier sign-ins. */
  readonly deviceSecrets: readonly string[];
  readonly caller: Caller;
}

export type SignInRefusal =
  | { readonly kind: 'wrong' }
  | { readonly kind: 'locked'; readonly retryAfterSeconds: number }
  /** Locked by an admin. Reported only to a caller with the right password. */
  | { readonly kind: 'account-locked' }
  | { readonly kind: 'busy' };

export interface Admission extends TokenGrant {
  /** The secrets that the device stores, also after signing out. */
  readonly deviceSecrets: readonly string[];
  readonly account: Account;
  /**
   * The settings for appearance and language that the account's devices saved, so that they apply from the first page; null if
   * there are none yet.
   */
  readonly settings: string | null;
}

/**
 * Signs in. Known and unknown addresses take the same steps, so that neither the answer nor its timing reveals which addresses
 * exist (security.md §3).
 */
export class SignIn {
  constructor(
    private readonly deps: AccountDeps,
    private readonly opener: SessionOpener,
    private readonly devices: KnownDevices,
    private readonly documents: Pick<Documents, 'read'>,
  ) {}

  async execute(request: SignInRequest): Promise<Result<Admission, SignInRefusal>> {
    const { email, password, isRemembered, deviceSecrets, caller } = request;
    const { accounts, attempts, hasher, clock } = this.deps;
    const account = await accounts.findByEmail(email);
    const key = (await this.devices.attemptsKey(account?.id ?? null, deviceSecrets)) ?? emailKey(email);
    const retryAfterSeconds = await attempts.consume(key, clock.date());
    const whose = { accountId: account?.id ?? null };
    if (retryAfterSeconds > 0) {
      await noteNow(this.deps, 'sign-in-locked', caller, whose);
      return fail({ kind: 'locked', retryAfterSeconds });
    }
    const verified = await hasher.verify(account?.passwordHash ?? null, passwordText(password));
    if (!verified.ok) return fail({ kind: 'busy' });
    if (!verified.value || account === null) {
      await noteNow(this.deps, 'sign-in-failed', caller, whose);
      return fail({ kind: 'wrong' });
    }
    if (account.isLocked) {
      await noteNow(this.deps, 'sign-in-locked', caller, whose);
      return fail({ kind: 'account-locked' });
    }
    const opened = await this.opener.open(account, caller, isRemembered);
    if (opened === null) return fail({ kind: 'wrong' });
    await attempts.forget(key);
    const { sessionId, ...grant } = opened;
    await noteNow(this.deps, 'signed-in', caller, { ...whose, sessionId });
    const remembered = await this.devices.remember(account.id, sessionId, deviceSecrets);
    const { body: settings } = await this.documents.read({ accountId: account.id, name: 'settings' });
    return succeed({ ...grant, account, settings, deviceSecrets: remembered });
  }
}
