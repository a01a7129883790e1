import type { GatewayFailure } from '../shared/gateway-failure';
import type { Page } from '../shared/page';
import type { Result } from '../shared/result';
import type { ListRequest } from './list-request';
import type { ManagedAccount, Role } from './managed-account';

export const ACCOUNT_SORTS = ['newest', 'name', 'email', 'last-seen'] as const;
export type AccountSort = (typeof ACCOUNT_SORTS)[number];

type Answer<T> = Promise<Result<T, GatewayFailure>>;

/**
 * All accounts, for an admin; `forbidden` for anybody else. Each change takes effect at once. `conflict`: it would lock its
 * own admin out, or leave nobody to administer.
 */
export interface AccountAdministration {
  list(request: ListRequest<AccountSort>): Answer<Page<ManagedAccount>>;
  /** A locked account is signed out everywhere and cannot sign in. */
  setLocked(id: string, isLocked: boolean): Answer<void>;
  setRole(id: string, role: Role): Answer<void>;
  setPremium(id: string, isPremium: boolean): Answer<void>;
  /** Everywhere but on the device that asks. */
  signOut(id: string): Answer<void>;
}
