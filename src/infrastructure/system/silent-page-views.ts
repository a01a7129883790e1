import type { PageViews } from '../../domain/page-views/page-views.port';

/** Where nobody else counts. */
export class SilentPageViews implements PageViews {
  report(): void {
    return undefined;
  }

  stop(): void {
    return undefined;
  }
}
