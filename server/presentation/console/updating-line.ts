/** The target of a line: on a terminal the line is overwritten, any other target gets a new line from time to time. */
export interface LineTarget {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

const CLEAR_LINE = '\r\u001b[2K';
const QUIET_MS = 10_000;

/** One console line that shows the progress of something. */
export class UpdatingLine {
  private writtenAt = -Infinity;
  private shown = '';

  constructor(
    private readonly target: LineTarget,
    private readonly now: () => number,
  ) {}

  /** Shows the text in place of the last one. */
  show(text: string): void {
    if (text === this.shown) return;
    if (this.target.isTTY === true) this.target.write(`${CLEAR_LINE}${text}`);
    else if (this.now() - this.writtenAt >= QUIET_MS) this.target.write(`${text}\n`);
    else return;
    this.shown = text;
    this.writtenAt = this.now();
  }

  /** Replaces the line with these final lines. */
  end(lines: readonly string[]): void {
    const clear = this.target.isTTY === true && this.shown !== '' ? CLEAR_LINE : '';
    this.target.write(`${clear}${lines.join('\n')}\n`);
    this.shown = '';
  }
}
