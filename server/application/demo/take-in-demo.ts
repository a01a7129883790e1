import type { Logger } from '../ports/logger.port';

/** Brings what is there of the demo into the library, and to where it is shown. */
export type TakeIn = () => Promise<void>;

/** Runs one taking in at a time; whoever asks meanwhile is served by one more after it. */
export class TakeInDemo {
  private running: Promise<void> | undefined;
  private isAskedAgain = false;
  private isClosed = false;

  constructor(
    private readonly takeIn: TakeIn,
    private readonly log: Logger,
  ) {}

  /** Resolves when everything that was there at this moment has been taken in. */
  ask(): Promise<void> {
    if (this.isClosed) return Promise.resolve();
    this.isAskedAgain = true;
    this.running ??= this.run();
    return this.running;
  }

  /** Begins nothing new; resolves when what goes on has ended. */
  async close(): Promise<void> {
    this.isClosed = true;
    await this.running;
  }

  private async run(): Promise<void> {
    while (this.isAskedAgain && !this.isClosed) {
      this.isAskedAgain = false;
      await this.takeIn().catch((error: unknown) => this.log.error('the demo was not taken in', { error }));
    }
    this.running = undefined;
  }
}
