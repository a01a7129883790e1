import type { Identify } from '../application/sessions/identify';
import type { AccountRepository } from '../domain/accounts/account-repository.port';
import type { Gatekeeper } from '../presentation/http/gates';

/** Identifies callers, and reports whether any account exists. Once an account exists, this is not checked again. */
export function makeGatekeeper(identify: Identify, accounts: Pick<AccountRepository, 'exist'>): Gatekeeper {
  let areThereAny = false;
  return {
    identify: (token) => identify.execute(token),
    hasAccounts: async () => (areThereAny ||= await accounts.exist()),
  };
}
