const KEY = 'furthestPage';

interface WaysOfBrowser {
  readonly navigation?: { readonly canGoForward: boolean };
}

/**
 * How far the pages of this tab's history go, by the router's numbers, the first page being 0. Of browsers only some tell that. A
 * reload keeps it, and so does coming back from elsewhere; a page that an address led to has nothing ahead of it.
 */
export class FurthestPage {
  private furthest: number;

  /** `page`: the number of the page that is shown; null where it has none. `isNew`: an address has just led to it. */
  constructor(
    private readonly page: () => number | null,
    isNew: boolean,
    private readonly browser: WaysOfBrowser = window,
  ) {
    this.furthest = isNew ? 0 : readFurthest();
  }

  /** Browsers with the Navigation API know also that another site's address was typed here, which ended the pages ahead. */
  get isAhead(): boolean {
    if (this.browser.navigation?.canGoForward === false) return false;
    return (this.page() ?? this.furthest) < this.furthest;
  }

  /** A page is shown that was there before, or takes another one's place. */
  reach(): void {
    this.keep(Math.max(this.page() ?? 0, this.furthest));
  }

  /** A new entry is shown, and what was ahead is gone. */
  end(): void {
    this.keep(this.page() ?? this.furthest);
  }

  private keep(furthest: number): void {
    this.furthest = furthest;
    try {
      sessionStorage.setItem(KEY, String(furthest));
    } catch {
      // Without storage nothing is ahead after a reload.
    }
  }
}

function readFurthest(): number {
  try {
    return Number.parseInt(sessionStorage.getItem(KEY) ?? '', 10) || 0;
  } catch {
    return 0;
  }
}
