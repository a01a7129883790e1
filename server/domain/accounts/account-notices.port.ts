/** Whom a notice is for, and in which language it speaks. */
export interface Addressee {
  readonly email: string;
  readonly name: string;
  readonly language: 'vi' | 'en';
}

/** What a mail for a new password carries: six digits, and a code that counts longer and on any device. */
export interface ResetCodes {
  readonly digits: string;
  readonly long: string;
}

/** What an account's owner is told outside the product, and whoever wants an account. Nothing here waits for the mail to arrive, and none fails its caller. */
export interface AccountNotices {
  /** The codes that lead to a new password, and for how many minutes they do. */
  resetCode(to: Addressee, codes: ResetCodes, minutes: Readonly<Record<keyof ResetCodes, number>>): void;
  /** The work of `resetCode` for an address without an account: nobody is told anything. */
  dummyResetCode(...notice: Parameters<AccountNotices['resetCode']>): void;
  /** The six digits that make an account of this address. Nobody has shown yet that it is theirs: a stranger's name is not said. */
  registrationCode(to: Omit<Addressee, 'name'>, code: string, minutes: number): void;
  /** Somebody wants an account with an address that has one. */
  alreadyRegistered(to: Addressee): void;
  /** The password is another one now, `at` that moment. */
  passwordChanged(to: Addressee, at: Date): void;
  /** A used-up refresh token came back, so this device was signed out (security.md §2). */
  sessionStolen(to: Addressee, deviceName: string, at: Date): void;
}
