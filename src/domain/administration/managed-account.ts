import type { IsoInstant } from '../shared/units';

export type Role = 'listener' | 'admin';

/** An account as admins see it. */
export interface ManagedAccount {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly avatarUrl: string | null;
  readonly role: Role;
  readonly isPremium: boolean;
  readonly isLocked: boolean;
  readonly createdAt: IsoInstant;
  /** When the account was last seen, on any device that is signed in; null if none is. */
  readonly lastSeenAt: IsoInstant | null;
  readonly deviceCount: number;
}
