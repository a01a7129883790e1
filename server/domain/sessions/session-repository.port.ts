import type { Role } from '../accounts/account';
import type { Session } from './session';

export interface NewSession {
  readonly id: string;
  readonly accountId: string;
  /** The hash of the password that was verified, as it was read at that time. */
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
  /** The sent token's generation. */
  readonly generation: number;
  readonly deviceId: string;
  readonly ip: string;
  readonly at: Date;
}

/** The owner of a session, while the session is active. */
export interface SessionOwner {
  readonly accountId: string;
  readonly role: Role;
  readonly isPremium: boolean;
}

export type RevokeReason = 'signed-out' | 'reuse' | 'revoked' | 'password' | 'replaced' | 'too-many' | 'locked';

/** The sessions of all devices. */
export interface SessionRepository {
  /**
   * Replaces the same device's earlier session of that account, and ends the least recently seen sessions if there are too many;
   * false if the account has another password by now, or is locked.
   */
  open(session: NewSession): Promise<boolean>;
  find(id: string): Promise<Session | null>;
  /** Compares and sets in one statement: of several simultaneous calls with the same generation, one gets true. */
  rotate(rotation: Rotation): Promise<boolean>;
  /** Null if the session is revoked or its account is locked. */
  ownerOf(id: string): Promise<SessionOwner | null>;
  /** The active sessions of an account, the most recently seen first. */
  listOf(accountId: string): Promise<readonly Session[]>;
  /** False if the session is not this account's, or no longer exists. */
  revoke(accountId: string, id: string, reason: RevokeReason, at: Date): Promise<boolean>;
  /** Revokes all sessions of an account except `exceptId`. */
  revokeAll(accountId: string, exceptId: string | null, reason: RevokeReason, at: Date): Promise<void>;
}
