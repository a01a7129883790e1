import type { FileReport, FileToRead } from '../../domain/import/file-report';
import type { SongFiles } from '../../domain/import/song-files.port';

export interface ReadFile {
  readonly file: FileToRead;
  readonly report: FileReport;
}

/** Reports that wait to be taken in; each holds a song's texts, so this bounds memory. */
const MOST_WAITING = 400;

/**
 * Reads files, several at once, and hands them out in pieces as they are done. Reading goes on while a piece is taken in,
 * until enough of them wait.
 */
export class ReadInParallel {
  private next = 0;
  private underway = 0;
  private done: ReadFile[] = [];
  private isStopped = false;
  private wake: () => void = () => undefined;

  constructor(
    private readonly toRead: readonly FileToRead[],
    private readonly files: SongFiles,
  ) {}

  /** What is done, at least `least` files unless they are the last; empty when nothing is left. */
  async take(least: number): Promise<readonly ReadFile[]> {
    this.fill();
    while (this.done.length < least && this.underway > 0) await new Promise<void>((resolve) => (this.wake = resolve));
    const taken = this.done;
    this.done = [];
    this.fill();
    return taken;
  }

  /** Begins nothing new. */
  stop(): void {
    this.isStopped = true;
  }

  private fill(): void {
    while (!this.isStopped && this.underway < this.files.width && this.done.length + this.underway < MOST_WAITING) {
      const file = this.toRead[this.next];
      if (file === undefined) return;
      this.next += 1;
      this.underway += 1;
      void this.read(file);
    }
  }

  private async read(file: FileToRead): Promise<void> {
    const report = await this.files.read(file);
    this.done.push({ file, report });
    this.underway -= 1;
    this.fill();
    this.wake();
  }
}
