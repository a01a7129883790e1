import type { MakingLog } from './making-log.port';

/** The server imports the existing files of the demo into its library and arranges them for display. */
export type RunImport = () => Promise<void>;

/** Runs one import at a time; requests that come meanwhile share one further import after it. */
export class ImportDemo {
  private running: Promise<void> | undefined;
  private isRequestedAgain = false;
  private isClosed = false;

  constructor(
    private readonly runImport: RunImport,
    private readonly log: MakingLog,
  ) {}

  /** Resolves when everything that existed at the time of the call has been imported. */
  request(): Promise<void> {
    if (this.isClosed) return Promise.resolve();
    this.isRequestedAgain = true;
    this.running ??= this.run();
    return this.running;
  }

  /** Starts no further import; resolves when the running one has ended. */
  async close(): Promise<void> {
    this.isClosed = true;
    await this.running;
  }

  private async run(): Promise<void> {
    while (this.isRequestedAgain && !this.isClosed) {
      this.isRequestedAgain = false;
      await this.runImport().catch((error: unknown) => this.log.error('the demo was not taken in', { error }));
    }
    this.running = undefined;
  }
}
