export interface DeviceSecret {
  readonly accountId: string;
  /** Of the secret; the secret itself is kept by the device alone. */
  readonly hash: string;
  /** Which was begun with it. */
  readonly sessionId: string;
  readonly at: Date;
}

/**
 * What devices were given at a sign-in, each for one account. They end with a new password and whenever an account is signed
 * out everywhere; that of one device ends when it is signed out from elsewhere.
 */
export interface DeviceSecrets {
  /** Which of these the account gave to a device of its own, and has not ended or grown too old. */
  find(accountId: string, hashes: readonly string[], at: Date): Promise<string | null>;
  /** Another one, or one that was used again, as long as its session lives; of too many the oldest go. */
  keep(secret: DeviceSecret): Promise<void>;
}
