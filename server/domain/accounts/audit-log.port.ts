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

/** Where a call comes from. Nothing of it is a credential. */
export interface Caller {
  readonly deviceId: string;
  readonly deviceName: string;
  readonly ip: string;
}

export interface AuditEvent {
  readonly kind: AuditKind;
  /** Whom it concerns. */
  readonly accountId: string | null;
  /** From which session it was done. */
  readonly sessionId: string | null;
  readonly caller: Caller;
  readonly at: Date;
}

/** What happened around accounts, for whoever has to find out later. Never a password, a token or a code. */
export interface AuditLog {
  note(event: AuditEvent): Promise<void>;
}
