import { Unavailable } from '../../../../server/application/shared/unavailable';
import { OWN_ORIGIN_ALONE, type WebApp, type WebFile } from '../../../../server/application/ports/web-app';
import { registerPage } from '../../../../server/presentation/http/page/register-page';
import { bareApp } from '../../../support/server/bare-app';
import { silentLogger } from '../../../support/server/silent-logger';
import { RecordingLogger } from '../../../support/server/recording-logger';

const PAGE = `<!doctype html><html lang="vi"><head><meta property="csp-nonce" nonce="">
<script src="/theme.js"></script><script defer src="/assets/main.1a2b.js"></script></head><body></body></html>`;

const aFile = (type: string, text: string, packed: Partial<WebFile> = {}): WebFile => ({
  type,
  bytes: Buffer.from(text),
  version: 'v1',
  br: null,
  gzip: null,
  ...packed,
});

const WEB_APP: WebApp = {
  page: PAGE,
  files: new Map([
    ['/theme.js', aFile('text/javascript; charset=utf-8', 'theme')],
    [
      '/assets/main.1a2b.js',
      aFile('text/javascript; charset=utf-8', 'main', {
        br: Buffer.from('main in br'),
        gzip: Buffer.from('main in gzip'),
      }),
    ],
  ]),
};

const HTML = { accept: 'text/html,*/*' };

describe('the page and its files', () => {
  const app = bareApp();

  beforeAll(async () => {
    const log = silentLogger;
    const describe = (): Promise<null> => Promise.resolve(null);
    registerPage(app, { webApp: WEB_APP, mediaOrigins: ['https://cdn.example.com'], describe, log });
    await app.ready();
  });
  afterAll(() => app.close());

  it.each(['/', '/song/abc', '/short-video/1/artist', '/a/b/c/d', '/name.with.dots'])(
    'serves the page at %s',
    async (url) => {
      const response = await app.inject({ url, headers: HTML });
      expect(response.statusCode).toBe(200);
      expect(response.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'private, no-cache',
      });
      expect(response.body).toContain('<html lang="vi">');
    },
  );

  it('has its own policy, with a nonce for its styles that differs in each answer', async () => {
    const [first, second] = await Promise.all([app.inject('/'), app.inject('/')]);
    const nonceOf = (policy: unknown): string | undefined => /'nonce-([\w-]+)'/.exec(String(policy))?.[1];
    const nonce = nonceOf(first.headers['content-security-policy']);
    expect(nonce).toHaveLength(22);
    expect(first.body).toContain(`<meta property="csp-nonce" nonce="${nonce}">`);
    expect(nonceOf(second.headers['content-security-policy'])).not.toBe(nonce);
  });

  it('allows the page to load only from itself and from the media origin', async () => {
    const { headers } = await app.inject('/');
    const nonce = /nonce-[\w-]+/.exec(String(headers['content-security-policy']))?.[0];
    expect(String(headers['content-security-policy']).split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      `style-src 'self' '${nonce}'`,
      "img-src 'self' blob: data: https://cdn.example.com",
      "font-src 'self'",
      "connect-src 'self' https://cdn.example.com",
      "media-src 'self' blob: https://cdn.example.com",
      "worker-src 'self'",
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "object-src 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types default song-webpack',
    ]);
  });

  it('allows requests, pictures and media of a backend at another address, but none of its scripts', async () => {
    const backend = 'http://music.home:4533';
    const other = bareApp();
    const policy = { ...OWN_ORIGIN_ALONE, backend: [backend] };
    const describe = (): Promise<null> => Promise.resolve(null);
    registerPage(other, { webApp: WEB_APP, mediaOrigins: [], policy, describe, log: silentLogger });
    const rulesAt = async (url: string) =>
      String((await other.inject(url)).headers['content-security-policy']).split('; ');
    const naming = (rules: readonly string[]) => rules.filter((rule) => rule.includes(backend));
    expect(naming(await rulesAt('/'))).toEqual([
      `img-src 'self' blob: data: ${backend}`,
      `connect-src 'self' ${backend}`,
      `media-src 'self' blob: ${backend}`,
    ]);
    expect(naming(await rulesAt('/theme.js'))).toEqual([]);
    await other.close();
  });

  it.each([
    ['br, gzip', 'br', 'main in br'],
    ['gzip', 'gzip', 'main in gzip'],
    ['identity', undefined, 'main'],
  ])('serves a hashed file as immutable, to a caller that accepts %s', async (accepted, encoding, body) => {
    const response = await app.inject({ url: '/assets/main.1a2b.js', headers: { 'accept-encoding': accepted } });
    expect(response.body).toBe(body);
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(response.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
      'content-security-policy': expect.stringContaining(
        "style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self' https://cdn.example.com; ",
      ),
    });
  });

  it('refers to a file without a hash by its version, and serves that address as immutable too', async () => {
    const page = await app.inject('/');
    const file = await app.inject('/theme.js?v=v1');
    expect(page.body).toContain('src="/theme.js?v=v1"');
    expect(file.headers['cache-control']).toContain('immutable');
  });

  it('requires a new check of a file without a version each time, and answers 304 if the file is the same', async () => {
    const first = await app.inject('/theme.js');
    const again = await app.inject({ url: '/theme.js', headers: { 'if-none-match': String(first.headers.etag) } });
    expect(first.headers['cache-control']).toBe('no-cache');
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  it('has a separate tag for each encoding, and accepts a tag that a proxy has weakened', async () => {
    const tagOf = async (encoding: string) =>
      String(
        (await app.inject({ url: '/assets/main.1a2b.js', headers: { 'accept-encoding': encoding } })).headers.etag,
      );
    const tags = await Promise.all(['identity', 'br', 'gzip'].map(tagOf));
    expect(new Set(tags).size).toBe(3);
    const ask = (name: string, said: string) =>
      app.inject({ url: '/assets/main.1a2b.js', headers: { 'accept-encoding': 'br', [name]: said } });
    const answers = await Promise.all([
      ask('if-none-match', `"x", W/${tags[1]}`),
      ask('if-none-match', String(tags[0])),
      ask('if-match', String(tags[1])),
      ask('if-match', '"x"'),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([304, 200, 200, 412]);
    expect(answers[3]?.headers['cache-control']).toBe('no-store');
  });

  it('answers HEAD with the headers alone', async () => {
    const response = await app.inject({ method: 'HEAD', url: '/assets/main.1a2b.js' });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-length']).toBe('4');
    expect(response.body).toBe('');
  });

  it.each(['/assets/old.9f8e.js', '/backend/nothing', '/sso', '/media/a/x', '/images/x', '/favicon.ico'])(
    'answers 404 in an envelope at %s, never the page',
    async (url) => {
      const response = await app.inject(url);
      expect(response.statusCode).toBe(404);
      expect(response.json()).toMatchObject({ code: 404 });
    },
  );

  it('does not return the page for a request that is not a page load', async () => {
    const response = await app.inject({ method: 'POST', url: '/song/abc', payload: {} });
    expect(response.json()).toMatchObject({ code: 404 });
  });
});

describe('a page that cannot be described', () => {
  it.each([
    ['because of a bug, is served, and the bug is logged', new TypeError('a bug'), ['a page could not be described']],
    ['while the database is away, is served, and nothing is logged', new Unavailable('away'), []],
  ])('%s', async (_, failure, messages) => {
    const app = bareApp();
    const log = new RecordingLogger();
    registerPage(app, { webApp: WEB_APP, mediaOrigins: [], describe: () => Promise.reject(failure), log });
    const { statusCode } = await app.inject({ url: '/song/abc', headers: HTML });
    expect(statusCode).toBe(200);
    expect(log.lines.map(({ message }) => message)).toEqual(messages);
    await app.close();
  });
});
