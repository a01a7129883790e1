import type { AbsentThing, AbsentThings, AbsentThingsQuery } from '../../domain/administration/absent-things.port';
import type { AccountPage } from '../../domain/administration/account-directory.port';
import type { ImportJobs } from '../../domain/import/import-jobs.port';
import type { Clock } from '../ports/clock.port';

/** How many songs and clips are removed in one transaction. */
const AT_ONCE = 200;
const DAY_MS = 86_400_000;

interface ForgetTools {
  readonly things: AbsentThings;
  readonly jobs: Pick<ImportJobs, 'latest'>;
  readonly clock: Clock;
  /** Called so that cached lists are no longer used. */
  readonly catalogueChanged: () => void;
}

/** Songs and clips without a file; only an admin removes them. */
export class ForgetAbsent {
  constructor(private readonly tools: ForgetTools) {}

  list(query: AbsentThingsQuery): Promise<AccountPage<AbsentThing>> {
    return this.tools.things.list(query);
  }

  /**
   * How many were removed: 0 if the song or clip is not absent, or is gone already. `scanning`: an import is running, so a
   * missing file may still be found.
   */
  async forget(id: string): Promise<number | 'scanning'> {
    return (await this.isScanning()) ? 'scanning' : this.forgetThese([id]);
  }

  /**
   * Removes everything that has been absent for more than the given number of days, if the number of items is still the one that
   * the admin saw; otherwise `changed`. Returns how many were removed.
   */
  async forgetAll(longerThanDays: number, seen: number): Promise<number | 'scanning' | 'changed'> {
    if (await this.isScanning()) return 'scanning';
    const { things, clock } = this.tools;
    const ids = await things.since(new Date(clock.now() - longerThanDays * DAY_MS));
    return ids.length === seen ? this.forgetThese(ids) : 'changed';
  }

  private async isScanning(): Promise<boolean> {
    return (await this.tools.jobs.latest())?.state === 'running';
  }

  private async forgetThese(ids: readonly string[]): Promise<number> {
    const { things, catalogueChanged } = this.tools;
    let count = 0;
    try {
      for (let at = 0; at < ids.length; at += AT_ONCE) {
        count += (await things.forget(ids.slice(at, at + AT_ONCE))).length;
      }
    } finally {
      catalogueChanged();
    }
    return count;
  }
}
