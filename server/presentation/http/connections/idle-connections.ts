/** A connection that is closed when it has no open request. */
interface Closable {
  destroy(): unknown;
}

interface Use {
  /** Requests that arrived completely, including the head, and whose responses have not left. */
  unanswered: number;
  /** When the last response had left; before the first, when it was opened. */
  idleSince: number;
}

/**
 * Closes connections on which no request waits for its response. Bytes that arrive meanwhile do not count as use: Node's own
 * limit for reused connections ends with the first such byte, even one of an empty line or of a body that nobody reads.
 */
export class IdleConnections<Connection extends Closable> {
  private readonly uses = new Map<Connection, Use>();

  constructor(
    private readonly limitMs: number,
    /** Monotonic time in milliseconds. */
    private readonly now: () => number = () => performance.now(),
  ) {}

  watch(connection: Connection): void {
    this.uses.set(connection, { unanswered: 0, idleSince: this.now() });
  }

  /** For a connection that is closed, or that changes to another protocol. */
  forget(connection: Connection): void {
    this.uses.delete(connection);
  }

  asked(connection: Connection): void {
    const use = this.uses.get(connection);
    if (use !== undefined) use.unanswered += 1;
  }

  /** To be called once for each `asked`, even if the response was broken off. */
  answered(connection: Connection): void {
    const use = this.uses.get(connection);
    if (use === undefined) return;
    use.unanswered -= 1;
    use.idleSince = this.now();
  }

  /** To be called every second or so. */
  tick(): void {
    const now = this.now();
    for (const [connection, { unanswered, idleSince }] of this.uses) {
      if (unanswered > 0 || now - idleSince < this.limitMs) continue;
      this.forget(connection);
      connection.destroy();
    }
  }
}
