import { makeAutoObservable, observableRef } from 'mobx';
import type { AccountSort } from '../../../domain/administration/account-administration.port';
import type { ManagedAccount } from '../../../domain/administration/managed-account';
import type { AdminParts } from '../../../application/administration/admin-parts';
import type { GatewayFailure } from '../../../domain/shared/gateway-failure';
import type { Result } from '../../../domain/shared/result';
import { askAdmin, tellFailure, type AdminNeeds } from './admin-needs';
import { ManagedListViewModel } from './managed-list.view-model';

/** What is asked about before it is done, and to whom. */
export interface AccountQuestion {
  readonly deed: 'lock' | 'make-admin' | 'make-listener' | 'sign-out';
  readonly account: ManagedAccount;
}

/** The accounts there are, and what an admin does with them. */
export class AccountsViewModel {
  readonly list: ManagedListViewModel<ManagedAccount, AccountSort>;
  question: AccountQuestion | null = null;

  constructor(private readonly needs: AdminNeeds) {
    this.list = new ManagedListViewModel<ManagedAccount, AccountSort>(
      (request) => askAdmin(needs, ({ accounts }) => accounts.list(request)),
      'newest',
    );
    makeAutoObservable<this, 'needs'>(this, { list: false, question: observableRef, needs: false }, { autoBind: true });
  }

  raise(question: AccountQuestion | null): void {
    this.question = question;
  }

  async answerYes(): Promise<void> {
    if (this.question === null) return;
    const { deed, account } = this.question;
    await this.carryOut(deed, account);
    this.raise(null);
  }

  unlock(account: ManagedAccount): Promise<void> {
    return this.change(account, { isLocked: false }, ({ accounts }) => accounts.setLocked(account.id, false));
  }

  setPremium(account: ManagedAccount, isPremium: boolean): Promise<void> {
    return this.change(account, { isPremium }, ({ accounts }) => accounts.setPremium(account.id, isPremium));
  }

  private carryOut(deed: AccountQuestion['deed'], account: ManagedAccount): Promise<void> {
    const { id } = account;
    const signedOut = { deviceCount: 0, lastSeenAt: null };
    switch (deed) {
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

  /** An account that is gone goes from the list too. */
  private async change(
    { id }: ManagedAccount,
    changed: Partial<ManagedAccount>,
    ask: (parts: AdminParts) => Promise<Result<void, GatewayFailure>>,
  ): Promise<void> {
    const answer = await this.list.during(id, () => askAdmin(this.needs, ask));
    if (answer.ok) return this.list.replace(id, (account) => ({ ...account, ...changed }));
    tellFailure(this.needs, answer.error);
    if (answer.error.kind === 'not-found') await this.list.refresh();
  }
}
