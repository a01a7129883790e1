import type { Clock } from '../ports/clock.port';
import type { Logger } from '../ports/logger.port';
import type { FreeSpace, WriteProbe } from '../ports/write-probe.port';
import { StaleWhileRevalidate } from '../shared/stale-while-revalidate';

export type NotReady = 'starting-or-stopping' | 'database-away' | 'database-not-writable' | 'data-folder-not-writable';
export type ReadinessWarning = 'disk-space-low';

export type ReadinessReport =
  | { readonly isReady: true; readonly warnings: readonly ReadinessWarning[] }
  | { readonly isReady: false; readonly reason: NotReady };

export interface ReadinessDeps {
  readonly isUp: () => boolean;
  /** Rejects while the database is unreachable. */
  readonly pingDatabase: () => Promise<unknown>;
  readonly database: WriteProbe;
  readonly dataFolder: WriteProbe;
  readonly space: FreeSpace;
  readonly clock: Clock;
  readonly log: Logger;
}

/** More frequent requests get the result of the last write, whether or not the write succeeded. */
const WRITE_EVERY_MS = 5_000;
const LOW_BYTES = 500_000_000;

interface Obstacle {
  readonly reason: NotReady;
  readonly cause: unknown;
}

/** The result of a write: a failure is a value, so that it is cached as long as a success. */
interface Written {
  readonly obstacle: Obstacle | null;
  readonly warnings: readonly ReadinessWarning[];
}

/** Whether the server can work now: it has started, its database answers, and its data can really be stored. */
export class Readiness {
  private readonly written: StaleWhileRevalidate<Written>;
  /** The state that was logged last. */
  private loggedState = '';

  constructor(private readonly deps: ReadinessDeps) {
    const ages = { freshMs: WRITE_EVERY_MS, staleMs: WRITE_EVERY_MS };
    this.written = new StaleWhileRevalidate(() => this.tryToWrite(), deps.clock, ages);
  }

  async report(): Promise<ReadinessReport> {
    if (!this.deps.isUp()) return { isReady: false, reason: 'starting-or-stopping' };
    const away = await obstacleOf('database-away', this.deps.pingDatabase());
    const { obstacle, warnings } = away === null ? await this.written.get() : failed(away);
    if (obstacle === null) {
      this.logOnce(warnings.join(), () => warnings.forEach((warning) => this.deps.log.warn(WORDS[warning])));
      return { isReady: true, warnings };
    }
    const { reason, cause } = obstacle;
    this.logOnce(reason, () => this.deps.log.error('the server is not ready', { reason, error: cause }));
    return { isReady: false, reason };
  }

  private async tryToWrite(): Promise<Written> {
    const { dataFolder, database, space } = this.deps;
    const ofFolder = await obstacleOf('data-folder-not-writable', dataFolder.write());
    if (ofFolder !== null) return failed(ofFolder);
    const ofDatabase = await obstacleOf('database-not-writable', database.write());
    if (ofDatabase !== null) return failed(ofDatabase);
    return { obstacle: null, warnings: (await space.bytes()) < LOW_BYTES ? ['disk-space-low'] : [] };
  }

  /** Each state is logged once, however often readiness is requested. */
  private logOnce(state: string, log: () => void): void {
    if (state === this.loggedState) return;
    this.loggedState = state;
    log();
  }
}

const WORDS: Readonly<Record<ReadinessWarning, string>> = {
  'disk-space-low': 'less than 500 MB are free on the disk of the data folder',
};

const failed = (obstacle: Obstacle): Written => ({ obstacle, warnings: [] });

async function obstacleOf(reason: NotReady, attempt: Promise<unknown>): Promise<Obstacle | null> {
  try {
    await attempt;
    return null;
  } catch (cause) {
    return { reason, cause };
  }
}
