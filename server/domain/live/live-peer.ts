/** What a device says of what it plays: checked where it came in, and nobody's business on its way. */
export type NowPlayingPayload = Readonly<Record<string, unknown>>;

/** What one device asks of another, as opaque. */
export type CommandPayload = Readonly<Record<string, unknown>>;

/** One tab of one device of an account that is there at this moment. */
export interface LivePeer {
  /** The tab's own name, the same when it comes again; of one account each is there once. */
  readonly id: string;
  readonly accountId: string;
  /** The device. */
  readonly sessionId: string;
  readonly deviceName: string;
  readonly now: NowPlayingPayload | null;
  /** Milliseconds since the epoch, by the clock of this process. */
  readonly reportedAt: number;
}
