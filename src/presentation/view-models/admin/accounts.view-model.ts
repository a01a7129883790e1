import { makeAutoObservable, observableRef } from 'mobx';
import type { AccountSort } from '../../../domain/administration/account-administration.port';
import type { ManagedAccount } from '../../../domain/administration/managed-account';
import type { AdminServices } from '../../../application/administration/admin-services';
import type { GatewayFailure } from '../../../domain/shared/gateway-failure';
import type { Result } from '../../../domain/shared/result';
import { notifyFailure, type AdminDeps } from './admin-deps';
import { ManagedListViewModel } from './managed-list.view-model';

/** An action that needs a confirmation first, and its account. */
export interface AccountQuestion {
  readonly action: 'lock' | 'make-admin' | 'make-listener' | 'sign-out';
  readonly account: ManagedAccount;
}

/** All accounts, and the admin's actions on them. */
export class AccountsViewModel {
  readonly list: ManagedListViewModel<ManagedAccount, AccountSort>;
  question: AccountQuestion | null = null;

  constructor(private readonly deps: AdminDeps) {
    this.list = new ManagedListViewModel<ManagedAccount, AccountSort>(
      (request) => deps.services.accounts.list(request),
      'newest',
    );
    makeAutoObservable<this, 'deps'>(this, { list: false, question: observableRef, deps: false }, { autoBind: true });
  }

  raise(question: AccountQuestion | null): void {
    this.question = question;
  }

  async answerYes(): Promise<void> {
    if (this.question === null) return;
    const { action, account } = this.question;
    await this.carryOut(action, account);
    this.raise(null);
  }

  unlock(account: ManagedAccount): Promise<void> {
    return this.change(account, { isLocked: false }, ({ accounts }) => accounts.setLocked(account.id, false));
  }

  setPremium(account: ManagedAccount, isPremium: boolean): Promise<void> {
    return this.change(account, { isPremium }, ({ accounts }) => accounts.setPremium(account.id, isPremium));
  }

  private carryOut(action: AccountQuestion['action'], account: ManagedAccount): Promise<void> {
    const { id } = account;
    const signedOut = { deviceCount: 0, lastSeenAt: null };
    switch (action) {
      case 'lock':
        return this.change(account, { isLocked: true, ...signedOut }, ({ accounts }) => accounts.setLocked(id, true));
      case 'make-admin':
        return this.change(account, { role: 'admin' }, ({ accounts }) => accounts.setRole(id, 'admin'));
      case 'make-listener':
        return this.change(account, { role: 'listener' }, ({ accounts }) => accounts.setRole(id, 'listener'));
      case 'sign-out':
        return this.change(account, signedOut, ({ accounts }) => accounts.signOut(id));
    }
  }

  /** An account that is gone is also removed from the list. */
  private async change(
    { id }: ManagedAccount,
    changed: Partial<ManagedAccount>,
    ask: (services: AdminServices) => Promise<Result<void, GatewayFailure>>,
  ): Promise<void> {
    const answer = await this.list.during(id, () => ask(this.deps.services));
    if (answer.ok) return this.list.replace(id, (account) => ({ ...account, ...changed }));
    notifyFailure(this.deps, answer.error);
    if (answer.error.kind === 'not-found') await this.list.refresh();
  }
}
