export type AuditKind =
  | 'registered'
  | 'signed-in'
  | 'sign-in-failed'
  | 'sign-in-locked'
  | 'signed-out'
  | 'refresh-reused'
  | 'session-revoked'
  | 'sessions-revoked'
  | 'password-changed'
  | 'password-reset'
  | 'premium-given'
  | 'premium-taken'
  | 'account-locked'
  | 'account-unlocked'
  | 'made-admin'
  | 'made-listener'
  | 'data-exported'
  | 'account-deleted';

/** Where a call comes from. It contains no credentials. */
export interface Caller {
  readonly deviceId: string;
  readonly deviceName: string;
  readonly ip: string;
}

export interface AuditEvent {
  readonly kind: AuditKind;
  /** The account that the action concerns. */
  readonly accountId: string | null;
  /** The session from which the action was done. */
  readonly sessionId: string | null;
  readonly caller: Caller;
  readonly at: Date;
}

/** Records actions on accounts, for later investigation. Never contains a password, a token or a code. */
export interface AuditLog {
  note(event: AuditEvent): Promise<void>;
}
