import { HOSTILE, HOSTILE_ID, ROAD } from '../support/e2e/big-library';
import { BrowsePage } from '../support/e2e/browse.page';
import { sharedProduct } from '../support/e2e/fixture-client';
import { withVisits } from '../support/e2e/visits';
import { whileTestsRun } from '../support/e2e/while-tests-run';

const WRITTEN = '&lt;/title&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;Sóng&#39;';
const MUSIC = { song: 'music.song', album: 'music.album', playlist: 'music.playlist' } as const;
const KINDS = [...Object.entries(MUSIC), ['artist', 'profile'], ['category', 'website']] as const;

describe('A link that is shared', () => {
  const visits = withVisits();
  const product = whileTestsRun(() => sharedProduct('big'));

  /** The page as served to a client that previews a link to it. */
  const served = async (path: string, language = 'vi'): Promise<string> =>
    (await fetch(product().address + path, { headers: { accept: 'text/html', 'accept-language': language } })).text();

  const contentOf = (page: string, property: string): string =>
    new RegExp(`<meta property="${property}" content="([^"]*)">`).exec(page)?.[1] ?? '';

  it.each(KINDS)(
    'to a %s with a hostile name is described by tags that contain the name as text',
    async (kind, type) => {
      const [page, plain] = await Promise.all([served(`/${kind}/${HOSTILE_ID}`), served('/songs')]);
      expect(contentOf(page, 'og:type')).toBe(type);
      expect(contentOf(page, 'og:title')).toContain(WRITTEN);
      expect(contentOf(page, 'og:description')).not.toBe('');
      expect(contentOf(page, 'og:url')).toBe(`${product().address}/${kind}/${HOSTILE_ID}`);
      expect(page).toContain(`<title>${WRITTEN}`);
      expect(page.match(/<script/g)).toHaveLength(plain.match(/<script/g)?.length ?? 0);
      expect(page.match(/<title>/g)).toHaveLength(1);
    },
  );

  it.each(KINDS)('to a %s opens its page, which shows the hostile name as text', async (kind) => {
    const listener = await visits.arrive({ address: product().address });
    const asked: string[] = [];
    listener.page.on('dialog', (dialog) => {
      asked.push(dialog.message());
      void dialog.dismiss();
    });
    await listener.opens(`/${kind}/${HOSTILE_ID}`);
    await new BrowsePage(listener).isAt(HOSTILE);
    expect(asked).toEqual([]);
  });

  it.each(KINDS)('to a %s shows a picture that can be fetched', async (kind) => {
    const address = contentOf(await served(`/${kind}/${HOSTILE_ID}`), 'og:image');
    const picture = await fetch(address);
    expect(picture.status).toBe(200);
    expect(picture.headers.get('content-type')).toMatch(/^image\/(webp|jpeg|png)$/);
  });

  it('is described in the language of the request', async () => {
    expect(contentOf(await served('/song/road', 'vi'), 'og:description')).toBe('Bài hát của Mạch Nha');
    expect(contentOf(await served('/song/road', 'en'), 'og:description')).toBe('Song by Mạch Nha');
    expect(contentOf(await served('/song/road'), 'og:title')).toBe(`${ROAD} – Mạch Nha`);
  });
});
