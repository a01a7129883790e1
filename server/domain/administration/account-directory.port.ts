import type { Role } from '../accounts/account';
import type { ActionRefusal } from '../accounts/account-action';
import type { Slice } from '../catalogue/song-catalogue.port';

export type AccountSort = 'newest' | 'name' | 'email' | 'last-seen';

/** An account as admins see it. */
export interface ManagedAccount {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly avatarId: string | null;
  readonly role: Role;
  readonly isPremium: boolean;
  readonly isLocked: boolean;
  readonly createdAt: Date;
  /** The latest time over all devices that are signed in; null if no device is. */
  readonly lastSeenAt: Date | null;
  readonly deviceCount: number;
}

export interface AccountsQuery {
  /** A part of the name or of the address, ignoring case and accents; an empty text matches all. */
  readonly searchText: string;
  readonly sort: AccountSort;
  readonly slice: Slice;
}

export interface AccountPage<T> {
  readonly items: readonly T[];
  readonly totalCount: number;
}

/** Which account is changed, by whom, and when. */
export interface AccountChange {
  readonly accountId: string;
  readonly actorId: string;
  readonly at: Date;
}

export type ChangeOutcome = 'done' | 'not-found' | ActionRefusal;

/** All accounts, for admins. Each change is atomic: even concurrent changes never leave the product without an admin. */
export interface AccountDirectory {
  list(query: AccountsQuery): Promise<AccountPage<ManagedAccount>>;
  /** Revokes every session of the account. */
  lock(change: AccountChange): Promise<ChangeOutcome>;
  unlock(change: AccountChange): Promise<ChangeOutcome>;
  setRole(change: AccountChange, role: Role): Promise<ChangeOutcome>;
  /** Revokes every session of the account except the one that asks; false if there is no such account. */
  signOut(accountId: string, exceptSessionId: string, at: Date): Promise<boolean>;
}
