/** The name of the only event (specification §1). */
export const PAGE_VIEW_EVENT = 'test_web_event';

/** A page that was opened, as it is reported: only the path. */
export interface PageView {
  readonly name: typeof PAGE_VIEW_EVENT;
  /** Begins with a slash; no query, no fragment. */
  readonly pagePath: string;
}

/** A service that counts page views. */
export interface PageViews {
  /** Reports once; a report that fails is dropped silently. Never called before the listener has agreed. */
  report(view: PageView): void;
  /** The listener has withdrawn consent: nothing is sent from now on, until the next call of `report`. */
  stop(): void;
}
