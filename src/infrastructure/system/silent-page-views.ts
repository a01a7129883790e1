import type { PageViews } from '../../domain/page-views/page-views.port';

/** Reports nothing; used if no service besides our own server counts page views. */
export class SilentPageViews implements PageViews {
  report(): void {
    return undefined;
  }

  stop(): void {
    return undefined;
  }
}
