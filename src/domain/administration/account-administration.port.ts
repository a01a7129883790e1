import type { GatewayFailure } from '../shared/gateway-failure';
import type { CountedPage } from '../shared/page';
import type { Result } from '../shared/result';
import type { ListRequest } from './list-request';
import type { ManagedAccount, Role } from './managed-account';

export const ACCOUNT_SORTS = ['newest', 'name', 'email', 'last-seen'] as const;
export type AccountSort = (typeof ACCOUNT_SORTS)[number];

type Answer<T> = Promise<Result<T, GatewayFailure>>;

/**
 * All accounts, for an admin; any other account gets `forbidden`. Each change takes effect at once. `conflict`: the change would
 * lock out the admin who makes it, or leave no admin.
 */
export interface AccountAdministration {
  list(request: ListRequest<AccountSort>): Answer<CountedPage<ManagedAccount>>;
  /** A locked account is signed out everywhere and cannot sign in. */
  setLocked(id: string, isLocked: boolean): Answer<void>;
  setRole(id: string, role: Role): Answer<void>;
  setPremium(id: string, isPremium: boolean): Answer<void>;
  /** Everywhere except on the requesting device. */
  signOut(id: string): Answer<void>;
}
