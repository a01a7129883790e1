import type { CodeVerdict } from '../codes/code-verdict';
import type { Result } from '../shared/result';

/** What an account is made of once its address is proven. */
export interface PendingAccount {
  readonly email: string;
  readonly name: string;
  readonly language: 'vi' | 'en';
  readonly passwordHash: string;
}

/** Somebody wants an account. */
export interface PendingRegistration extends PendingAccount {
  /** Not to be guessed: whoever knows it may try codes. */
  readonly id: string;
  /** The address, folded. */
  readonly addressKey: string;
  /** From which network. Each has requests of its own. */
  readonly requester: string;
  /** The address has an account: no code is right, and nothing is kept of what was typed. */
  readonly isTaken: boolean;
  readonly codeHash: string;
  readonly at: Date;
}

/** Accounts that wait until a code that was mailed to their address comes back. Each step is safe between processes. */
export interface PendingRegistrations {
  /** How many milliseconds must pass until the next request of a requester for an address is taken. */
  waitMs(request: Pick<PendingRegistration, 'addressKey' | 'requester' | 'at'>): Promise<number>;
  /** Keeps a requester's newest request for an address; false, and nothing kept, where it is too early. */
  open(registration: PendingRegistration): Promise<boolean>;
  /** Forgets whoever did not come back in time. */
  forgetOver(at: Date): Promise<void>;
  /** Counts the try. The right code answers what was kept, once, and nothing of the address is kept any more. */
  take(tried: {
    readonly requestId: string;
    readonly codeHash: string;
    readonly at: Date;
  }): Promise<Result<PendingAccount, Exclude<CodeVerdict, 'right'>>>;
}
