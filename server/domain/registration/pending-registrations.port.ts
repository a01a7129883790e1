import type { CodeVerdict } from '../codes/code-verdict';
import type { Result } from '../shared/result';

/** The data from which an account is made once its address is verified. */
export interface PendingAccount {
  readonly email: string;
  readonly name: string;
  readonly language: 'vi' | 'en';
  readonly passwordHash: string;
}

/** A request for an account. */
export interface PendingRegistration extends PendingAccount {
  /** Must be unguessable: it gives the right to try codes. */
  readonly id: string;
  /** The address, folded. */
  readonly addressKey: string;
  /** The network of the request. Each network has separate requests. */
  readonly requester: string;
  /** The address already has an account: no code is right, and none of the entered data is stored. */
  readonly isTaken: boolean;
  readonly codeHash: string;
  readonly at: Date;
}

/** Accounts that wait for the code that was mailed to their address. Each step is safe across processes. */
export interface PendingRegistrations {
  /** How many milliseconds must pass until the next request of a requester for an address is accepted. */
  waitMs(request: Pick<PendingRegistration, 'addressKey' | 'requester' | 'at'>): Promise<number>;
  /** Stores a requester's newest request for an address; false, and nothing is stored, if it is too early. */
  open(registration: PendingRegistration): Promise<boolean>;
  /** Deletes the registrations that expired without a code. */
  forgetOver(at: Date): Promise<void>;
  /** Counts the attempt. The right code returns the stored account once, and everything stored for the address is then deleted. */
  redeem(tried: {
    readonly requestId: string;
    readonly codeHash: string;
    readonly at: Date;
  }): Promise<Result<PendingAccount, Exclude<CodeVerdict, 'right'>>>;
}
