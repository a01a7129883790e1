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
  readonly at: Date;
}

/** What became of a code that was tried; `over`: its time or its tries are used up, or a newer one took its place. */
export type CodeVerdict = 'right' | 'wrong' | 'over';

export interface TriedCode {
  readonly requestId: string;
  readonly codeHash: string;
  /** What a right code opens. */
  readonly ticketHash: string;
  readonly at: Date;
}

/** Requests for a new password, their codes and the tickets that right codes open. Each step is one statement, safe between processes. */
export interface RecoveryRequests {
  /** How many milliseconds must pass until the next request of a requester for an address is taken. */
  waitMs(request: Pick<RecoveryRequest, 'addressKey' | 'requester' | 'at'>): Promise<number>;
  /** Keeps a requester's newest request for an address; false, and nothing kept, where it is too early. */
  open(request: RecoveryRequest): Promise<boolean>;
  /** Counts the try. A right code is right once, and only where there is an account. */
  tryCode(tried: TriedCode): Promise<CodeVerdict>;
  /** The account whose ticket this is; null where there is none, or its time is over. */
  accountOfTicket(ticketHash: string, at: Date): Promise<string | null>;
  /** The account whose ticket this is; the ticket is gone then. Null where there is none, or its time is over. */
  takeTicket(ticketHash: string, at: Date): Promise<string | null>;
}
