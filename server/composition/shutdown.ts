import type { Logger } from '../application/ports/logger.port';
import type { ServerLifecycle } from './lifecycle';

/** The functions of the process that a stop uses, so that a test can replace them. */
export interface HostProcess {
  on(event: string, listener: (value: unknown) => void): unknown;
  exit(code: number): void;
}

// npm forwards a Ctrl+C that the terminal has already sent to the whole group: two signals, one request.
const SAME_WISH_MS = 1_000;

/** Stops the server once, for the first reason that occurs. */
export class Shutdown {
  private begunAt: number | undefined;

  constructor(
    private readonly lifecycle: ServerLifecycle,
    private readonly log: Logger,
    private readonly host: HostProcess,
  ) {}

  /** SIGINT and SIGTERM stop in order and exit with 0; a second one exits at once. A bug stops in order and exits with 1. */
  listen(isTerminal: boolean): void {
    // Without a terminal, SIGHUP is left to nohup; with one, it means that the window was closed.
    const signals = isTerminal ? ['SIGINT', 'SIGTERM', 'SIGHUP'] : ['SIGINT', 'SIGTERM'];
    for (const signal of signals) this.host.on(signal, () => this.onSignal(signal));
    this.host.on('uncaughtException', (error) => {
      this.log.error('a bug stops the server', { error });
      void this.start(1);
    });
  }

  /** Turns readiness off, then stops every part in reverse order, then exits. Later calls change nothing. */
  async start(code: number): Promise<void> {
    if (this.begunAt !== undefined) return;
    this.begunAt = performance.now();
    const isClean = await this.lifecycle.stopAll(this.log);
    this.host.exit(isClean ? code : 1);
  }

  private onSignal(signal: string): void {
    if (this.begunAt === undefined) {
      this.log.info('stopping', { signal });
      void this.start(0);
    } else if (performance.now() - this.begunAt > SAME_WISH_MS) {
      // The database's own exit hook still stops it.
      this.host.exit(1);
    }
  }
}
