/** Whose socket it is to be. */
export interface TicketHolder {
  readonly accountId: string;
  readonly sessionId: string;
  readonly deviceName: string;
}

/** Tickets that open one socket each. */
export interface LiveTickets {
  /** Kept until then, for one use in any process. */
  keep(ticket: string, sessionId: string, expiresAt: Date): Promise<void>;
  /** Uses a ticket up; null where it is unknown, used, over by `at`, or its session is. Of any number at once one gets it. */
  redeem(ticket: string, at: Date): Promise<TicketHolder | null>;
  /** Those of these sessions that are over. */
  endedOf(sessionIds: readonly string[]): Promise<readonly string[]>;
}
