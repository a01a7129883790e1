import type { AbsentThing, AbsentThings, AbsentThingsAsked } from '../../domain/administration/absent-things.port';
import type { Found } from '../../domain/administration/account-directory.port';

/** So many are forgotten in one transaction. */
const AT_ONCE = 200;

/** Songs and clips without a file, which only an admin forgets. */
export class ForgetAbsent {
  constructor(
    private readonly things: AbsentThings,
    /** Told so that nothing remembered of lists is believed any more. */
    private readonly catalogueChanged: () => void,
  ) {}

  list(asked: AbsentThingsAsked): Promise<Found<AbsentThing>> {
    return this.things.list(asked);
  }

  /** False where it is not absent, or gone. */
  async forget(id: string): Promise<boolean> {
    const forgotten = await this.things.forget([id]);
    this.catalogueChanged();
    return forgotten.length > 0;
  }

  /** Forgets all that is absent for longer than so many days; answers how many there were. */
  async forgetAll(longerThanDays: number): Promise<number> {
    let count = 0;
    for (;;) {
      const ids = await this.things.some(longerThanDays, AT_ONCE);
      const forgotten = await this.things.forget(ids);
      count += forgotten.length;
      // What came back in between is not forgotten, and would be found for ever.
      if (ids.length < AT_ONCE || forgotten.length === 0) break;
    }
    this.catalogueChanged();
    return count;
  }
}
