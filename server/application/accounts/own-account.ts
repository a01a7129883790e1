import { passwordFault, passwordText, type PasswordFault } from '../../../contract/kernel/password-verdict';
import type { Account, AccountChanges } from '../../domain/accounts/account';
import type { AccountNotices } from '../../domain/accounts/account-notices.port';
import type { Caller } from '../../domain/accounts/audit-log.port';
import type { AvatarMaker, AvatarRefusal } from '../../domain/images/avatar-maker.port';
import type { PictureStore } from '../../domain/images/picture-store.port';
import { fail, succeed, type Result } from '../../domain/shared/result';
import type { Identity } from '../sessions/identify';
import { noteNow, type AccountDeps } from './account-deps';
import { provePassword, type ProofRefusal } from './prove-password';

export interface OwnAccountDeps extends AccountDeps {
  readonly notices: AccountNotices;
  readonly avatars: AvatarMaker;
  readonly pictures: PictureStore;
}

export interface PasswordChange {
  readonly current: string;
  readonly next: string;
  readonly caller: Caller;
}

export type PasswordChangeRefusal =
  | ProofRefusal
  | { readonly kind: 'gone' }
  | { readonly kind: 'password'; readonly fault: PasswordFault };

/** What listeners do with their own account. */
export class OwnAccount {
  constructor(private readonly deps: OwnAccountDeps) {}

  read({ accountId }: Identity): Promise<Account | null> {
    return this.deps.accounts.find(accountId);
  }

  update({ accountId }: Identity, changes: AccountChanges): Promise<Account | null> {
    return this.deps.accounts.update(accountId, changes);
  }

  async setAvatar({ accountId }: Identity, bytes: Uint8Array): Promise<Result<Account | null, AvatarRefusal>> {
    const { avatars, pictures, accounts } = this.deps;
    const made = await avatars.make(bytes);
    if (!made.ok) return made;
    const stored = await pictures.keep(made.value);
    return stored.ok ? succeed(await accounts.update(accountId, { avatarId: stored.value.id })) : stored;
  }

  /** The current password may be guessed as few times as at a sign-in. This session stays signed in; all others are revoked. */
  async changePassword(
    { accountId, sessionId }: Identity,
    { current, next, caller }: PasswordChange,
  ): Promise<Result<void, PasswordChangeRefusal>> {
    const { accounts, notices, clock } = this.deps;
    const account = await accounts.find(accountId);
    if (account === null) return fail({ kind: 'gone' });
    const refusal = await provePassword(this.deps, account, { password: current, sessionId, caller });
    if (refusal !== null) return fail(refusal);
    const fault = passwordFault(next, account, this.deps.estimate);
    if (fault !== null) return fail({ kind: 'password', fault });
    const hashed = await this.deps.hasher.hash(passwordText(next));
    if (!hashed.ok) return fail({ kind: 'busy' });
    const at = clock.date();
    await accounts.setPassword({ accountId, passwordHash: hashed.value, keptSessionId: sessionId, at });
    await noteNow(this.deps, 'password-changed', caller, { accountId, sessionId });
    notices.passwordChanged(account, at);
    return succeed(undefined);
  }
}
