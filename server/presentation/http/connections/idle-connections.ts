/** What is closed when nothing is asked on it. */
interface Closable {
  destroy(): unknown;
}

interface Use {
  /** Requests that came whole, head and all, and whose answers have not left. */
  unanswered: number;
  /** When the last answer had left; when it was opened, before that. */
  idleSince: number;
}

/**
 * Closes connections on which no request waits for its answer. Bytes that arrive meanwhile do not count: Node's own limit for kept
 * connections ends with the first of them, be it of an empty line or of a body that nobody reads any more.
 */
export class IdleConnections<Connection extends Closable> {
  private readonly uses = new Map<Connection, Use>();

  constructor(
    private readonly limitMs: number,
    /** In milliseconds that only ever grow. */
    private readonly now: () => number = () => performance.now(),
  ) {}

  watch(connection: Connection): void {
    this.uses.set(connection, { unanswered: 0, idleSince: this.now() });
  }

  /** For one that is closed, or speaks another protocol from now on. */
  forget(connection: Connection): void {
    this.uses.delete(connection);
  }

  asked(connection: Connection): void {
    const use = this.uses.get(connection);
    if (use !== undefined) use.unanswered += 1;
  }

  /** To be called once for each that was asked, also where its answer was broken off. */
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
