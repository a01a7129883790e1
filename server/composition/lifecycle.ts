import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from '../application/ports/logger.port';

/** The server's lifecycle, as its parts use it. */
export interface Lifecycle {
  /** True between the end of the start and the beginning of the stop; `/readyz` returns it. */
  isReady(): boolean;
  /** Registers what must be stopped with the server. The last one registered is stopped first, one after the other. */
  onStop(name: string, stop: () => void | Promise<void>): void;
}

interface Stop {
  readonly name: string;
  readonly stop: () => void | Promise<void>;
}

/** A part that takes longer is abandoned, because the parts after it, above all the database, must still be stopped in order. */
const STOP_LIMIT_MS = 30_000;

export class ServerLifecycle implements Lifecycle {
  private readonly stops: Stop[] = [];
  private ready = false;

  isReady(): boolean {
    return this.ready;
  }

  onStop(name: string, stop: () => void | Promise<void>): void {
    this.stops.push({ name, stop });
  }

  becomeReady(): void {
    this.ready = true;
  }

  /** Stops every part, even if others fail; true if each ended without an error and in time. */
  async stopAll(log: Logger, limitMs = STOP_LIMIT_MS): Promise<boolean> {
    this.ready = false;
    let isClean = true;
    for (let part = this.stops.pop(); part !== undefined; part = this.stops.pop()) {
      const problem = await stopInTime(part, limitMs);
      if (problem === undefined) continue;
      isClean = false;
      log.error('a part of the server did not stop', { part: part.name, error: problem });
    }
    return isClean;
  }
}

async function stopInTime({ stop }: Stop, limitMs: number): Promise<unknown> {
  const limit = new AbortController();
  // The wait is aborted once the part has stopped.
  const tooLong = wait(limitMs, new Error(`took longer than ${limitMs} ms`), { signal: limit.signal }).catch(
    () => undefined,
  );
  try {
    return await Promise.race([Promise.resolve(stop()).then(() => undefined), tooLong]);
  } catch (error) {
    return error;
  } finally {
    limit.abort();
  }
}
