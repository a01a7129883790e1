import { dayOf, firstRetainedDay } from '../../domain/page-views/page-view-days';
import type { PageViewCounts } from '../../domain/page-views/page-view-counts.port';
import type { Clock } from '../ports/clock.port';

/** Counts one page view for its day. The first one of each day also deletes counts that are too old. */
export class RecordPageView {
  private cleanedOn: string | null = null;

  constructor(
    private readonly counts: Pick<PageViewCounts, 'add' | 'forgetBefore'>,
    private readonly clock: Clock,
  ) {}

  async execute(path: string): Promise<void> {
    const now = this.clock.now();
    const day = dayOf(now);
    await this.counts.add(day, path);
    if (this.cleanedOn === day) return;
    this.cleanedOn = day;
    await this.counts.forgetBefore(firstRetainedDay(now));
  }
}
