import type { Identify } from '../application/sessions/identify';
import type { AccountRepository } from '../domain/accounts/account-repository.port';
import type { Gatekeeper } from '../presentation/http/gates';

/** Who calls, and whether there is anybody yet. That there are accounts is believed for good. */
export function makeGatekeeper(identify: Identify, accounts: Pick<AccountRepository, 'exist'>): Gatekeeper {
  let areThereAny = false;
  return {
    identify: (token) => identify.execute(token),
    hasAccounts: async () => (areThereAny ||= await accounts.exist()),
  };
}
