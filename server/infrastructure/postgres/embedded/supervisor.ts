import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from '../../../application/ports/logger.port';
import { startPostmaster, type StartRequest } from './postmaster';
import { sendSignal, stopProcess } from './stop-process';

/** Five minutes: meanwhile callers are told to retry, and a frozen process of the dead database may still exit. */
const RESTART_ATTEMPTS = 1_500;
const RESTART_PAUSE_MS = 200;

/** Keeps one database process running until it is told to stop. */
export class Supervisor {
  private stopping = false;

  constructor(
    private child: ChildProcess,
    private readonly request: StartRequest,
    private readonly log: Logger,
    private readonly onLost: (reason: string) => void,
  ) {
    this.watch();
  }

  /** False when it does not stop. */
  stop(): Promise<boolean> {
    this.stopping = true;
    return stopProcess(this.pid);
  }

  private get pid(): number {
    return this.child.pid ?? 0;
  }

  private watch(): void {
    this.child.once('exit', (code, signal) => {
      if (!this.stopping) void this.startAgain(signal ?? `code ${code}`);
    });
  }

  private async startAgain(cause: string): Promise<void> {
    this.log.error('the database stopped by itself; starting it again', { cause });
    let reason = '';
    // The child processes of the dead database need a moment to notice its end and release its shared memory.
    for (let attempt = 0; attempt < RESTART_ATTEMPTS && !this.stopping; attempt += 1) {
      const started = await startPostmaster(this.request);
      if (started.ok) return this.takeOver(started.value);
      reason = started.error;
      await wait(RESTART_PAUSE_MS);
    }
    if (!this.stopping) this.onLost(reason);
  }

  private takeOver(child: ChildProcess): void {
    this.child = child;
    if (this.stopping) return sendSignal(this.pid, 'SIGINT');
    this.watch();
  }
}
