import { FurthestPage } from '../../../src/presentation/app/shell/furthest-page';

/** A tab at a page, after a reload or because the listener has just opened an address. */
function standsAt(page: number | null, isNew = false) {
  const tab = { page };
  return { tab, furthest: new FurthestPage(() => tab.page, isNew) };
}

describe('how far the pages of a tab go', () => {
  beforeEach(() => sessionStorage.clear());
  afterEach(() => jest.restoreAllMocks());

  it('is no further than the first page', () => {
    const { furthest } = standsAt(0);
    furthest.reach();
    expect(furthest.isAhead).toBe(false);
  });

  it('is as far as one has been, until another way is taken', () => {
    const { tab, furthest } = standsAt(2);
    furthest.end();
    tab.page = 0;
    furthest.reach();
    expect(furthest.isAhead).toBe(true);
    tab.page = 1;
    furthest.end();
    expect(furthest.isAhead).toBe(false);
  });

  it('is kept by a reload', () => {
    const before = standsAt(3);
    before.furthest.end();
    const { furthest } = standsAt(1);
    furthest.reach();
    expect(furthest.isAhead).toBe(true);
  });

  it('ends with a page that an address led to', () => {
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
  ])('is further than the page that is shown: %s, where the browser says %j', (isAhead, browser) => {
    const tab = { page: 2 };
    const furthest = new FurthestPage(() => tab.page, true, browser);
    furthest.end();
    tab.page = 1;
    furthest.reach();
    expect(furthest.isAhead).toBe(isAhead);
  });

  it('is not changed by an entry that is no page of ours', () => {
    const { tab, furthest } = standsAt(2);
    furthest.end();
    tab.page = null;
    furthest.end();
    expect(furthest.isAhead).toBe(false);
    tab.page = 1;
    furthest.reach();
    expect(furthest.isAhead).toBe(true);
  });

  it('begins anew where nonsense was kept, and goes on where nothing can be', () => {
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
