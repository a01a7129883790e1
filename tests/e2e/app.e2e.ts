import { withVisits } from '../support/e2e/visits';
import { freePort } from '../support/e2e/free-port';
import { Product } from '../support/e2e/product';

const START_LIMIT_MS = 150_000;

/** The paths that the worker has cached, once it controls the page. */
async function keptPaths(): Promise<string[]> {
  await navigator.serviceWorker.ready;
  const names = await caches.keys();
  const caught = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return caught.flat().map(({ url }) => new URL(url).pathname);
}

describe('The app on a device', () => {
  const visits = withVisits();
  let product: Product | undefined;
  let port = 0;

  beforeAll(async () => {
    port = await freePort();
    product = await Product.start({ port });
  }, START_LIMIT_MS);
  afterAll(() => product?.stopAndForget());

  const arrive = () => visits.arrive({ address: `http://127.0.0.1:${port}`, keepsApp: true });

  it('has a manifest in each language, with icons that exist', async () => {
    const { page, address } = await arrive();
    for (const language of ['vi', 'en']) {
      const answer = await page.request.get(`${address}/manifest.${language}.webmanifest`);
      expect(answer.headers()['content-type']).toContain('application/manifest+json');
      const manifest = (await answer.json()) as { lang: string; icons: { src: string; purpose: string }[] };
      expect(manifest).toMatchObject({ lang: language, short_name: 'Sóng', display: 'standalone', start_url: '/' });
      expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
      for (const { src } of manifest.icons) expect((await page.request.get(address + src)).status()).toBe(200);
    }
    const worker = await page.request.get(`${address}/sw.js`);
    expect(worker.headers()['cache-control']).toBe('no-cache');
  });

  it('caches only its own files: no page, no response, no media', async () => {
    const { page, address } = await arrive();
    await page.goto(`${address}/contact`);
    await page.goto(`${address}/`);
    const kept = await page.evaluate(keptPaths);
    expect(kept).toEqual(expect.arrayContaining(['/offline.html', '/offline.css', '/theme.js', '/icon.svg']));
    expect(kept.filter((path) => path.startsWith('/assets/')).length).toBeGreaterThan(5);
    expect(kept.filter((path) => !/^\/(?:assets\/|offline[.]|theme[.]js$|icon[.]svg$)/.test(path))).toEqual([]);
  });

  it('says in the listener’s language that it is offline, and works again once the server is back', async () => {
    const { page, address } = await arrive();
    await page.goto(`${address}/contact`);
    await page.evaluate(keptPaths);
    await page.evaluate(() => localStorage.setItem('i18nextLng', 'en'));
    await product?.stop();
    await page.goto(`${address}/search`);
    await page.getByRole('heading', { name: "You're offline" }).waitFor();
    expect(await page.getByRole('heading', { name: 'Mất kết nối' }).isVisible()).toBe(false);
    const paint = await page.evaluate(() => getComputedStyle(document.body).display);
    expect(paint).toBe('grid');

    product = await Product.start({ port, ...(product && { dataFolder: product.dataFolder }) });
    await page.getByRole('link', { name: 'Try again' }).click();
    await page.getByRole('searchbox').or(page.getByRole('combobox')).first().waitFor();
    visits.takeComplaints();
  });
});
