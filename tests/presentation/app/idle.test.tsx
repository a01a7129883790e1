import { openProduct } from '../../support/presentation/render-app';

const ASKING = 'Đếm lượt xem trang';
const NEWER = 'Sóng có phiên bản mới.';

/** There is no answer yet. */
const unasked = { kept: { pageViews: '' } };

describe('counting page views', () => {
  it('asks for consent once; sends nothing before the answer, then the current page and later pages', async () => {
    const product = await openProduct(unasked);
    expect(product.hasRegion(ASKING)).toBe(true);
    await product.goes('/search');
    expect(product.harness.later.views.told).toEqual([]);

    await product.press('Đồng ý');
    await product.goes('/songs?sort=title');
    await product.goes('/songs?sort=new');

    expect(product.hasRegion(ASKING)).toBe(false);
    expect(product.harness.later.views.paths).toEqual(['/search', '/songs']);
    expect(product.harness.store.read('pageViews')).toBe('yes');
  });

  it('does not happen after consent is refused', async () => {
    const product = await openProduct(unasked);
    await product.press('Không');
    await product.goes('/songs');

    expect(product.hasRegion(ASKING)).toBe(false);
    expect(product.harness.later.views.told).toEqual([]);
  });

  it('does not even ask for consent when the browser refuses tracking', async () => {
    const product = await openProduct({ kept: { pageViews: '', refusing: 'yes' } });
    await product.goes('/security-policy');

    expect(product.hasButton('Đồng ý')).toBe(false);
    expect(product.hasText('Trình duyệt của bạn báo không theo dõi. Không gửi gì cả.')).toBe(true);
    expect(product.harness.later.views.told).toEqual([]);
  });

  it('can be turned off in the profile', async () => {
    const product = await openProduct({ path: '/profile', kept: { pageViews: 'yes' }, account: { isSignedIn: true } });
    expect(product.harness.later.views.paths).toEqual(['/profile']);

    await product.user.click(product.switch(ASKING));
    await product.goes('/library');

    expect(product.harness.later.views.paths).toEqual(['/profile']);
    expect(product.harness.later.views.stops).toBe(1);
  });

  it('continues over pages with and without layout, with one event for each page', async () => {
    const product = await openProduct({ kept: { pageViews: 'yes' } });
    for (const path of ['/contact', '/login', '/', '/search']) await product.goes(path);

    expect(product.harness.later.views.paths).toEqual(['/', '/contact', '/login', '/', '/search']);
  });
});

describe('a newer version of the app', () => {
  it('is announced when no music plays, and loaded when the listener agrees', async () => {
    const product = await openProduct();
    await product.happens(() => product.harness.sound.set({ isPlaying: true }));
    await product.happens(() => product.harness.later.versions.newer.next());
    expect(product.hasRegion(NEWER)).toBe(false);

    await product.happens(() => product.harness.sound.set({ isPlaying: false }));
    expect(product.hasRegion(NEWER)).toBe(true);
    await product.press('Tải lại');

    expect(product.harness.later.versions.renewals).toBe(1);
  });

  it('can be postponed', async () => {
    const product = await openProduct();
    await product.happens(() => product.harness.later.versions.newer.next());
    await product.press('Để sau');

    expect(product.hasRegion(NEWER)).toBe(false);
    expect(product.harness.later.versions.renewals).toBe(0);
  });
});
