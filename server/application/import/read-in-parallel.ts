import type { FileToRead } from '../../domain/import/file-report';

export interface ReadFile<Answer> {
  readonly file: FileToRead;
  readonly answer: Answer;
}

/** How files are read: the operation on each file, and how many files are worth reading at the same time. */
export interface Reading<Answer> {
  readonly read: (file: FileToRead) => Promise<Answer>;
  readonly width: number;
}

/** How many finished answers may wait to be taken; each may hold a song's texts, so this bounds memory. */
const MOST_WAITING = 400;

/**
 * Reads several files at a time and returns the results in batches. Reading continues while the caller processes a batch, until
 * enough results wait.
 */
export class ReadInParallel<Answer> {
  private next = 0;
  private underway = 0;
  private done: ReadFile<Answer>[] = [];
  private isStopped = false;
  private wake: () => void = () => undefined;

  constructor(
    private readonly toRead: readonly FileToRead[],
    private readonly reading: Reading<Answer>,
  ) {}

  /** The finished files, at least `least` of them unless they are the last; empty when none is left. */
  async take(least: number): Promise<readonly ReadFile<Answer>[]> {
    this.fill();
    while (this.done.length < least && this.underway > 0) await new Promise<void>((resolve) => (this.wake = resolve));
    const taken = this.done;
    this.done = [];
    this.fill();
    return taken;
  }

  /** Starts no further reads. */
  stop(): void {
    this.isStopped = true;
  }

  private fill(): void {
    while (!this.isStopped && this.underway < this.reading.width && this.done.length + this.underway < MOST_WAITING) {
      const file = this.toRead[this.next];
      if (file === undefined) return;
      this.next += 1;
      this.underway += 1;
      void this.read(file);
    }
  }

  private async read(file: FileToRead): Promise<void> {
    const answer = await this.reading.read(file);
    this.done.push({ file, answer });
    this.underway -= 1;
    this.fill();
    this.wake();
  }
}
