import { tabStorage } from '../../hooks/tab-storage';

const KEY = 'furthestPage';

interface WaysOfBrowser {
  readonly navigation?: { readonly canGoForward: boolean };
}

/**
 * The number of the furthest page in this tab's history, as the router numbers pages from 0; only some browsers report this. It
 * survives a reload and a return from another site; a page opened by an address has nothing ahead of it.
 */
export class FurthestPage {
  private furthest: number;

  /** `page`: the number of the current page; null if it has none. `isNew`: the page was just opened by an address. */
  constructor(
    private readonly page: () => number | null,
    isNew: boolean,
    private readonly browser: WaysOfBrowser = window,
  ) {
    this.furthest = isNew ? 0 : Number.parseInt(tabStorage.read(KEY), 10) || 0;
  }

  /**
   * Browsers with the Navigation API also report when the address of another site was typed here, which removed the pages ahead.
   */
  get isAhead(): boolean {
    if (this.browser.navigation?.canGoForward === false) return false;
    return (this.page() ?? this.furthest) < this.furthest;
  }

  /** The current page was shown before, or replaces another one. */
  reach(): void {
    this.keep(Math.max(this.page() ?? 0, this.furthest));
  }

  /** A new entry is shown, and the pages ahead are removed. */
  end(): void {
    this.keep(this.page() ?? this.furthest);
  }

  private keep(furthest: number): void {
    this.furthest = furthest;
    tabStorage.write(KEY, String(furthest));
  }
}
