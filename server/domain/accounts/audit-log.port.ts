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
  | 'password-reset';

/** Where a call comes from. Nothing of it is a credential. */
export interface Caller {
  readonly deviceId: string;
  readonly deviceName: string;
  readonly ip: string;
}

export interface AuditEvent {
  readonly kind: AuditKind;
  readonly accountId: string | null;
  readonly sessionId: string | null;
  readonly caller: Caller;
  readonly at: Date;
}

/** What happened around accounts, for whoever has to find out later. Never a password, a token or a code. */
export interface AuditLog {
  note(event: AuditEvent): Promise<void>;
}
