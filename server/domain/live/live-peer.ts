/** What a device reports about what it plays: checked on arrival, and opaque on its way. */
export type NowPlayingPayload = Readonly<Record<string, unknown>>;

/** What one device asks of another; equally opaque. */
export type CommandPayload = Readonly<Record<string, unknown>>;

/** One tab of one device of an account that is connected at this moment. */
export interface LivePeer {
  /** The tab's own id, which stays the same when it reconnects; an account has each id only once. */
  readonly id: string;
  readonly accountId: string;
  /** The device's session. */
  readonly sessionId: string;
  readonly deviceName: string;
  readonly now: NowPlayingPayload | null;
  /** Milliseconds since the epoch, by the clock of this process. */
  readonly reportedAt: number;
}
