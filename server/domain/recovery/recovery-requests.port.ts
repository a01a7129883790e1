import type { CodeVerdict } from '../codes/code-verdict';

/** A request for a new password. */
export interface RecoveryRequest {
  /** Must be unguessable: it gives the right to try codes. */
  readonly id: string;
  /** The address that was entered, folded; it may have no account. */
  readonly addressKey: string;
  /** Where the request comes from: a network, or a device known to the account. Each has separate requests. */
  readonly requester: string;
  readonly accountId: string | null;
  readonly codeHash: string;
  /** The hash of the mail's second code, which is valid for longer and on any device; null if no mail goes out. */
  readonly longCodeHash: string | null;
  readonly at: Date;
}

export interface TriedCode {
  readonly requestId: string;
  readonly codeHash: string;
  /** The ticket issued for a right code. */
  readonly ticketHash: string;
  readonly at: Date;
}

export interface TriedLongCode extends Omit<TriedCode, 'codeHash'> {
  readonly longCodeHash: string;
}

/** Requests for a new password, their codes and the tickets that right codes open. Each step is safe across processes. */
export interface RecoveryRequests {
  /** How many milliseconds must pass until the next request of a requester for an address is accepted. */
  waitMs(request: Pick<RecoveryRequest, 'addressKey' | 'requester' | 'at'>): Promise<number>;
  /**
   * Stores a requester's newest request for an address; false, and nothing is stored, if it is too early. If no mail goes out for
   * this request, the long code of the requester's previous mail stays valid.
   */
  open(request: RecoveryRequest): Promise<boolean>;
  /** Counts the attempt. A right code works once, and only if there is an account. */
  tryCode(tried: TriedCode): Promise<CodeVerdict>;
  /**
   * Tries the long code of the newest mail to the request's address, whichever requester caused that mail. Attempts are not
   * counted, and a right code works once too.
   */
  tryLongCode(tried: TriedLongCode): Promise<CodeVerdict>;
  /** The account to which this ticket belongs; null if there is none, or the ticket has expired. */
  accountOfTicket(ticketHash: string, at: Date): Promise<string | null>;
  /** The account to which this ticket belongs; the ticket is then deleted. Null if there is none, or the ticket has expired. */
  takeTicket(ticketHash: string, at: Date): Promise<string | null>;
}
