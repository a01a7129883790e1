import type { CodeVerdict } from '../codes/code-verdict';

/** Somebody asks for a new password. */
export interface RecoveryRequest {
  /** Not to be guessed: whoever knows it may try codes. */
  readonly id: string;
  /** Which address was given, folded; not every address has an account. */
  readonly addressKey: string;
  /** From where: a network, or a device that the account knows. Each has requests of its own. */
  readonly requester: string;
  readonly accountId: string | null;
  readonly codeHash: string;
  /** Of the mail's second code, which counts longer and on any device; null where no mail goes out. */
  readonly longCodeHash: string | null;
  readonly at: Date;
}

export interface TriedCode {
  readonly requestId: string;
  readonly codeHash: string;
  /** What a right code opens. */
  readonly ticketHash: string;
  readonly at: Date;
}

export interface TriedLongCode extends Omit<TriedCode, 'codeHash'> {
  readonly longCodeHash: string;
}

/** Requests for a new password, their codes and the tickets that right codes open. Each step is safe between processes. */
export interface RecoveryRequests {
  /** How many milliseconds must pass until the next request of a requester for an address is taken. */
  waitMs(request: Pick<RecoveryRequest, 'addressKey' | 'requester' | 'at'>): Promise<number>;
  /**
   * Keeps a requester's newest request for an address; false, and nothing kept, where it is too early. The long code of the
   * requester's mail before counts on where no mail goes out for this one.
   */
  open(request: RecoveryRequest): Promise<boolean>;
  /** Counts the try. A right code is right once, and only where there is an account. */
  tryCode(tried: TriedCode): Promise<CodeVerdict>;
  /** The long code of the newest mail that any requester had sent to the request's address. It needs no counting, and is right once too. */
  tryLongCode(tried: TriedLongCode): Promise<CodeVerdict>;
  /** The account whose ticket this is; null where there is none, or its time is over. */
  accountOfTicket(ticketHash: string, at: Date): Promise<string | null>;
  /** The account whose ticket this is; the ticket is gone then. Null where there is none, or its time is over. */
  takeTicket(ticketHash: string, at: Date): Promise<string | null>;
}
