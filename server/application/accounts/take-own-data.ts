import type { Account } from '../../domain/accounts/account';
import type { Caller } from '../../domain/accounts/audit-log.port';
import type { AccountData, OwnData } from '../../domain/accounts/own-data.port';
import type { Identity } from '../sessions/identify';
import { noteNow, type AccountDeps } from './account-deps';

export interface TakenData {
  readonly account: Account;
  readonly data: AccountData;
  readonly at: Date;
}

/** All stored data of the caller; null if the account is gone. */
export class TakeOwnData {
  constructor(
    private readonly deps: Pick<AccountDeps, 'accounts' | 'audit' | 'clock'>,
    private readonly ownData: Pick<OwnData, 'of'>,
  ) {}

  async execute({ accountId, sessionId }: Identity, caller: Caller): Promise<TakenData | null> {
    const account = await this.deps.accounts.find(accountId);
    if (account === null) return null;
    const data = await this.ownData.of(accountId);
    await noteNow(this.deps, 'data-exported', caller, { accountId, sessionId });
    return { account, data, at: this.deps.clock.date() };
  }
}
