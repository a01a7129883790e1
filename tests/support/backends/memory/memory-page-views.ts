import type { PageView, PageViews } from '../../../../src/domain/page-views/page-views.port';

/** Records the page views reported to it, and how often it was stopped. */
export class MemoryPageViews implements PageViews {
  readonly told: PageView[] = [];
  stops = 0;

  get paths(): readonly string[] {
    return this.told.map(({ pagePath }) => pagePath);
  }

  report(view: PageView): void {
    this.told.push(view);
  }

  stop(): void {
    this.stops += 1;
  }
}
