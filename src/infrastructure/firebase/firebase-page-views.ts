import type { PageView, PageViews } from '../../domain/page-views/page-views.port';

/** As much of Firebase Analytics as page views need. */
export interface AnalyticsAccess {
  log(name: string, parameters: Readonly<Record<string, string>>): void;
  /** While disabled it sends nothing, not even events of its own. */
  enable(isEnabled: boolean): void;
}

/**
 * Page views to Firebase Analytics. Its code and the script that it loads arrive with the first reported view, so nothing of it
 * is present before the listener has agreed.
 */
export class FirebasePageViews implements PageViews {
  private coming: Promise<AnalyticsAccess | null> | null = null;
  private isStopped = false;

  /** `load` logs a failure. */
  constructor(private readonly load: () => Promise<AnalyticsAccess>) {}

  report({ name, pagePath }: PageView): void {
    this.isStopped = false;
    void this.access().then((analytics) => {
      if (analytics === null || this.isStopped) return;
      analytics.enable(true);
      analytics.log(name, { page_path: pagePath });
    });
  }

  stop(): void {
    this.isStopped = true;
    void this.coming?.then((analytics) => this.isStopped && analytics?.enable(false));
  }

  /** If it cannot be loaded, the view is lost and the next one tries again. */
  private access(): Promise<AnalyticsAccess | null> {
    this.coming ??= this.load().catch(() => {
      this.coming = null;
      return null;
    });
    return this.coming;
  }
}
