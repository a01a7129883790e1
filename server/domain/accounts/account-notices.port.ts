/** Whom a notice is for, and in which language it speaks. */
export interface Addressee {
  readonly email: string;
  readonly name: string;
  readonly language: 'vi' | 'en';
}

/** What an account's owner is told outside the product. Nothing here waits for the mail to arrive, and none fails its caller. */
export interface AccountNotices {
  /** The six digits that lead to a new password, and for how many minutes they do. */
  resetCode(to: Addressee, code: string, minutes: number): void;
  /** The password is another one now, `at` that moment. */
  passwordChanged(to: Addressee, at: Date): void;
  /** A used-up refresh token came back, so this device was signed out (security.md §2). */
  sessionStolen(to: Addressee, deviceName: string, at: Date): void;
}
