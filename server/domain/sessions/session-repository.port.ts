import type { Role } from '../accounts/account';
import type { Session } from './session';

export interface NewSession {
  readonly id: string;
  readonly accountId: string;
  /** Of the password that was proven, as it was read then. */
  readonly passwordHash: string;
  readonly salt: string;
  readonly deviceId: string;
  readonly deviceName: string;
  readonly ip: string;
  readonly isRemembered: boolean;
  readonly at: Date;
}

export interface Rotation {
  readonly sessionId: string;
  /** Of the token that was sent. */
  readonly generation: number;
  readonly deviceId: string;
  readonly ip: string;
  readonly at: Date;
}

/** Whose session it is, while it lives. */
export interface SessionOwner {
  readonly accountId: string;
  readonly role: Role;
  readonly isPremium: boolean;
}

export type RevokeReason = 'signed-out' | 'reuse' | 'revoked' | 'password' | 'replaced' | 'too-many' | 'locked';

/** The sessions of all devices. */
export interface SessionRepository {
  /**
   * The same device's earlier session of that account is replaced, and where there are too many those seen longest ago end;
   * false where the account has another password by now, or is locked.
   */
  open(session: NewSession): Promise<boolean>;
  find(id: string): Promise<Session | null>;
  /** Compare and set in one statement: of any number at once with the same generation, one gets true. */
  rotate(rotation: Rotation): Promise<boolean>;
  /** Null once it is revoked, or its account is locked. */
  ownerOf(id: string): Promise<SessionOwner | null>;
  /** The living ones of an account, seen last first. */
  listOf(accountId: string): Promise<readonly Session[]>;
  /** False where it is not this account's, or gone. */
  revoke(accountId: string, id: string, reason: RevokeReason, at: Date): Promise<boolean>;
  /** All of an account's, but for `exceptId`. */
  revokeAll(accountId: string, exceptId: string | null, reason: RevokeReason, at: Date): Promise<void>;
}
