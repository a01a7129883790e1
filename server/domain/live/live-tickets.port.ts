/** The owner of a ticket's socket. */
export interface TicketHolder {
  readonly accountId: string;
  readonly sessionId: string;
  readonly deviceName: string;
}

/** Tickets that open one socket each. */
export interface LiveTickets {
  /** Stores a ticket until `expiresAt`, for one use in any process. */
  keep(ticket: string, sessionId: string, expiresAt: Date): Promise<void>;
  /**
   * Uses up a ticket; null if it is unknown, used or expired at `at`, or if its session is over. Of several simultaneous calls,
   * one gets it.
   */
  redeem(ticket: string, at: Date): Promise<TicketHolder | null>;
  /** Of these sessions, those that are over. */
  endedOf(sessionIds: readonly string[]): Promise<readonly string[]>;
}
