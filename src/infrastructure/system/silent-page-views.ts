import type { PageViews } from '../../domain/visits/page-views.port';

/** Where nobody else counts. */
export class SilentPageViews implements PageViews {
  tell(): void {
    return undefined;
  }

  stop(): void {
    return undefined;
  }
}
