import { FurthestPage } from '../../../src/presentation/app/shell/furthest-page';

/** A tab at a page, after a reload or because the listener has just opened an address. */
function standsAt(page: number | null, isNew = false) {
  const tab = { page };
  return { tab, furthest: new FurthestPage(() => tab.page, isNew) };
}

describe('the furthest page of a tab', () => {
  beforeEach(() => sessionStorage.clear());
  afterEach(() => jest.restoreAllMocks());

  it('is not ahead at the first page', () => {
    const { furthest } = standsAt(0);
    furthest.reach();
    expect(furthest.isAhead).toBe(false);
  });

  it('is ahead after going back, until another page is opened from there', () => {
    const { tab, furthest } = standsAt(2);
    furthest.end();
    tab.page = 0;
    furthest.reach();
    expect(furthest.isAhead).toBe(true);
    tab.page = 1;
    furthest.end();
    expect(furthest.isAhead).toBe(false);
  });

  it('is retained after a reload', () => {
    const before = standsAt(3);
    before.furthest.end();
    const { furthest } = standsAt(1);
    furthest.reach();
    expect(furthest.isAhead).toBe(true);
  });

  it('is reset when an address opens a page', () => {
    const before = standsAt(3);
    before.furthest.end();
    const { furthest } = standsAt(0, true);
    furthest.reach();
    expect(furthest.isAhead).toBe(false);
  });

  it.each([
    [false, { navigation: { canGoForward: false } }],
    [true, { navigation: { canGoForward: true } }],
    [true, {}],
  ])('is ahead of the shown page: %s, when the browser reports %j', (isAhead, browser) => {
    const tab = { page: 2 };
    const furthest = new FurthestPage(() => tab.page, true, browser);
    furthest.end();
    tab.page = 1;
    furthest.reach();
    expect(furthest.isAhead).toBe(isAhead);
  });

  it('is not changed by a history entry that is not a page of the product', () => {
    const { tab, furthest } = standsAt(2);
    furthest.end();
    tab.page = null;
    furthest.end();
    expect(furthest.isAhead).toBe(false);
    tab.page = 1;
    furthest.reach();
    expect(furthest.isAhead).toBe(true);
  });

  it('starts again when the stored value is invalid, and works when nothing can be stored', () => {
    sessionStorage.setItem('furthestPage', 'far');
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { tab, furthest } = standsAt(4);
    furthest.end();
    tab.page = 3;
    expect(furthest.isAhead).toBe(true);
  });
});
