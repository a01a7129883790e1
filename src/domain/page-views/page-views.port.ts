/** The name of the one event there is (specification §1). */
export const PAGE_VIEW_EVENT = 'test_web_event';

/** A page that was opened, as it is told: the path alone. */
export interface PageView {
  readonly name: typeof PAGE_VIEW_EVENT;
  /** Begins with a slash; no query, no fragment. */
  readonly pagePath: string;
}

/** Whoever counts the pages that are opened. */
export interface PageViews {
  /** Tells once; what cannot be told is lost without a word. Never called before the listener has agreed. */
  report(view: PageView): void;
  /** The listener agrees no more: nothing is sent from now on, until something is told again. */
  stop(): void;
}
