export interface DeviceSecret {
  readonly accountId: string;
  /** Hash of the secret; only the device stores the secret itself. */
  readonly hash: string;
  /** The session of the sign-in at which the device received the secret or used it again. */
  readonly sessionId: string;
  readonly at: Date;
}

/**
 * Secrets given to devices at sign-in, each for one account. All end when the password changes and when the account is signed out
 * everywhere; the secret of one device ends when that device is signed out from another one.
 */
export interface DeviceSecrets {
  /** Returns the one of these secrets that belongs to a device of this account and has neither ended nor expired. */
  find(accountId: string, hashes: readonly string[], at: Date): Promise<string | null>;
  /** Stores a new or reused secret, unless its session has ended by now; if there are too many, the oldest are removed. */
  keep(secret: DeviceSecret): Promise<void>;
}
