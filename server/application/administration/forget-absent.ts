import type { AbsentThing, AbsentThings, AbsentThingsAsked } from '../../domain/administration/absent-things.port';
import type { AccountPage } from '../../domain/administration/account-directory.port';
import type { ImportJobs } from '../../domain/import/import-jobs.port';
import type { Clock } from '../ports/clock.port';

/** So many are forgotten in one transaction. */
const AT_ONCE = 200;
const DAY_MS = 86_400_000;

interface ForgetTools {
  readonly things: AbsentThings;
  readonly jobs: Pick<ImportJobs, 'latest'>;
  readonly clock: Clock;
  /** Told so that nothing remembered of lists is believed any more. */
  readonly catalogueChanged: () => void;
}

/** Songs and clips without a file, which only an admin forgets. */
export class ForgetAbsent {
  constructor(private readonly tools: ForgetTools) {}

  list(asked: AbsentThingsAsked): Promise<AccountPage<AbsentThing>> {
    return this.tools.things.list(asked);
  }

  /** How many went: 0 where it is not absent, or gone. `scanning`: what has no place yet may have one in a moment. */
  async forget(id: string): Promise<number | 'scanning'> {
    return (await this.isScanning()) ? 'scanning' : this.forgetThese([id]);
  }

  /**
   * Forgets all that is absent for longer than so many days, where it is as many as the admin saw; `changed` where it is not.
   * Answers how many went.
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
