/** The observable state of a connection that is written to. */
export interface Line {
  /** Bytes that were written and have not completely left; a piece counts until its last byte has left. */
  readonly waiting: () => number;
  /** A number that changes whenever a byte leaves, and may change otherwise too. */
  readonly left: () => number;
  /** Closes the connection without a last message, which nobody would read. */
  readonly cut: () => void;
}

interface Look {
  readonly left: number;
  /** When the last byte was observed to leave, or to start waiting. */
  readonly at: number;
}

/** Cuts connections whose other end reads nothing of what was sent: each holds memory for as long as it is open. */
export class StalledWrites {
  private readonly looks = new Map<Line, Look | null>();

  constructor(private readonly stalledMs: number) {}

  watch(line: Line): void {
    this.looks.set(line, null);
  }

  forget(line: Line): void {
    this.looks.delete(line);
  }

  /** To be called every few seconds; `now` is monotonic time in milliseconds. */
  tick(now: number): void {
    for (const [line, look] of this.looks) {
      if (line.waiting() === 0) this.looks.set(line, null);
      else this.judge(line, look, now);
    }
  }

  private judge(line: Line, look: Look | null, now: number): void {
    const left = line.left();
    if (look?.left !== left) this.looks.set(line, { left, at: now });
    else if (now - look.at >= this.stalledMs) {
      this.forget(line);
      line.cut();
    }
  }
}
