/** The recipient of a message, and its language. */
export interface Addressee {
  readonly email: string;
  readonly name: string;
  readonly language: 'vi' | 'en';
}

/** The content of a mail for a new password: six digits, and a code that is valid longer and on any device. */
export interface ResetCodes {
  readonly digits: string;
  readonly long: string;
}

/**
 * Messages outside the product to an account's owner, or to somebody who wants an account. No call waits for the mail to arrive,
 * and none makes its caller fail.
 */
export interface AccountNotices {
  /** Sends the codes for setting a new password, and for how many minutes each is valid. */
  resetCode(to: Addressee, codes: ResetCodes, minutes: Readonly<Record<keyof ResetCodes, number>>): void;
  /** Does the work of `resetCode` for an address without an account: nothing is sent. */
  dummyResetCode(...notice: Parameters<AccountNotices['resetCode']>): void;
  /**
   * Sends the six digits that create an account for this address. The address is not confirmed yet, so the mail does not contain
   * the name that a stranger may have entered.
   */
  registrationCode(to: Omit<Addressee, 'name'>, code: string, minutes: number): void;
  /** Somebody tried to register with an address that already has an account. */
  alreadyRegistered(to: Addressee): void;
  /** The password was changed at this time. */
  passwordChanged(to: Addressee, at: Date): void;
  /** A used-up refresh token came back, so this device was signed out (security.md §2). */
  sessionStolen(to: Addressee, deviceName: string, at: Date): void;
}
