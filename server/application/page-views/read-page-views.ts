import { lastDays } from '../../domain/page-views/page-view-days';
import type { DayCount, PageViewCounts, PathCount } from '../../domain/page-views/page-view-counts.port';
import type { Clock } from '../ports/clock.port';

export interface PageViewSummary {
  readonly total: number;
  readonly days: readonly DayCount[];
  readonly paths: readonly PathCount[];
}

/** The last days of page views, days without any included, and the paths that were opened most in them. */
export class ReadPageViews {
  constructor(
    private readonly counts: Pick<PageViewCounts, 'daily' | 'top'>,
    private readonly clock: Clock,
  ) {}

  async execute(dayCount: number, limit: number): Promise<PageViewSummary> {
    const wanted = lastDays(this.clock.now(), dayCount);
    const [from = ''] = wanted;
    const [counted, paths] = await Promise.all([this.counts.daily(from), this.counts.top(from, limit)]);
    const byDay = new Map(counted.map(({ day, count }) => [day, count]));
    const days = wanted.map((day) => ({ day, count: byDay.get(day) ?? 0 }));
    return { total: days.reduce((sum, { count }) => sum + count, 0), days, paths };
  }
}
