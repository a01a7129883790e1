import type { PageViews } from '../../domain/page-views/page-views.port';

/** If no other service counts page views. */
export class SilentPageViews implements PageViews {
  report(): void {
    return undefined;
  }

  stop(): void {
    return undefined;
  }
}
