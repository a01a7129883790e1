import { describePages } from '../../../../server/presentation/http/page/describe-page';
import { registerPage } from '../../../../server/presentation/http/page/register-page';
import { PostgresAlbumCatalogue } from '../../../../server/infrastructure/postgres/catalogue/postgres-album-catalogue';
import { PostgresArtistCatalogue } from '../../../../server/infrastructure/postgres/catalogue/postgres-artist-catalogue';
import { PostgresCategoryCatalogue } from '../../../../server/infrastructure/postgres/catalogue/postgres-category-catalogue';
import { PostgresPlaylistCatalogue } from '../../../../server/infrastructure/postgres/catalogue/postgres-playlist-catalogue';
import { PostgresSongCatalogue } from '../../../../server/infrastructure/postgres/catalogue/postgres-song-catalogue';
import { PostgresShortCatalogue } from '../../../../server/infrastructure/postgres/shorts/postgres-short-catalogue';
import { bareApp, proxiedApp } from '../../../support/server/bare-app';
import { Seed } from '../../../support/server/seed';
import { silentLogger } from '../../../support/server/silent-logger';
import { withTestDatabase } from '../../../support/server/test-database';

const PAGE = `<!doctype html><html><head><title>Sóng</title><meta name="description" content="of the product">
<meta property="csp-nonce" nonce=""></head><body></body></html>`;

const tag = (kind: 'property' | 'name', key: string, content: string): string =>
  `<meta ${kind}="${key}" content="${content}">`;

describe('the page of a shared link', () => {
  const database = withTestDatabase();
  const seed = new Seed(() => database.db());
  const app = bareApp();
  const behindProxy = proxiedApp('1');
  const pageAt = async (url: string, headers: Record<string, string> = {}): Promise<string> =>
    (await app.inject({ url, headers: { accept: 'text/html', host: 'song.example:4000', ...headers } })).body;
  let song: string;
  let album: string;
  let artist: string;

  beforeAll(async () => {
    const db = database.db();
    artist = await seed.artist('Hạ Vy', { bio_vi: 'Sinh ra bên sông.', image_id: await seed.image() });
    album = await seed.album('Bờ "Bên" Kia', artist, { image_id: await seed.image() });
    song = await seed.song('<script>alert(1)</script> & Sóng', [artist], { album_id: album });
    await seed.playlist({ id: 'road', name: 'Đường Về Quê', name_en: 'The Road Home', is_public: true }, [song]);
    await seed.playlist({ id: 'mine', name: 'Của riêng ai', is_public: false }, [song]);
    await seed.category({ id: 'rain', name_vi: 'Ngày mưa', name_en: 'Rainy days' }, [song]);
    const describe = describePages({
      songs: new PostgresSongCatalogue(db),
      albums: new PostgresAlbumCatalogue(db),
      artists: new PostgresArtistCatalogue(db),
      playlists: new PostgresPlaylistCatalogue(db),
      categories: new PostgresCategoryCatalogue(db),
      shorts: new PostgresShortCatalogue(db),
    });
    registerPage(app, { webApp: { page: PAGE, files: new Map() }, mediaOrigins: [], describe, log: silentLogger });
    registerPage(behindProxy, {
      webApp: { page: PAGE, files: new Map() },
      mediaOrigins: [],
      describe,
      log: silentLogger,
    });
    await behindProxy.ready();
    await app.ready();
  });
  afterAll(() => Promise.all([app.close(), behindProxy.close()]));

  it('names the song and its artist, and shows the cover, with addresses of the requested host', async () => {
    const page = await pageAt(`/song/${song}`);
    expect(page).toContain(tag('property', 'og:type', 'music.song'));
    expect(page).toMatch(/<meta property="og:image" content="http:\/\/song\.example:4000\/images\/image\d+">/);
    expect(page).toContain(tag('property', 'og:url', `http://song.example:4000/song/${song}`));
    expect(page).toContain(tag('name', 'twitter:card', 'summary_large_image'));
  });

  it("names a short video by its caption and shows its poster, whichever artist's clips follow", async () => {
    const clip = await seed.short({ caption: 'Đêm diễn <3', artist_id: artist, image_id: await seed.image() });
    const page = await pageAt(`/short-video/${clip}`);
    expect(page).toContain(tag('property', 'og:type', 'video.other'));
    expect(page).toContain(tag('property', 'og:title', 'Đêm diễn &lt;3'));
    expect(page).toContain(tag('name', 'description', 'Video ngắn của Hạ Vy'));
    expect(page).toMatch(/<meta property="og:image" content="http:\/\/song\.example:4000\/images\/image\d+">/);
    const followed = await pageAt(`/short-video/${clip}/${artist}`);
    expect(followed).toContain(tag('property', 'og:title', 'Đêm diễn &lt;3'));
  });

  it('preloads the poster of a short video before any script, and preloads no other picture', async () => {
    const clip = await seed.short({ image_id: await seed.image() });
    const [link] = (await pageAt(`/short-video/${clip}`)).match(/<link rel="preload" as="image"[^>]*>/g) ?? [];
    expect(link).toMatch(/imagesrcset="\/images\/image\d+\?w=\d+ \d+w, /);
    expect(link).toContain('imagesizes="(max-width: 767px) 100vw, 488px"');
    expect(link).toMatch(new RegExp(`data-clip="${clip}" data-poster="/images/image\\d+\\?w={width}"`));
    expect(await pageAt(`/song/${song}`)).not.toContain('rel="preload"');
  });

  it('has the title Short video for a short video without a caption', async () => {
    const clip = await seed.short();
    expect(await pageAt(`/short-video/${clip}`, { 'accept-language': 'en' })).toContain(
      tag('property', 'og:title', 'Short video'),
    );
  });

  describe('behind a proxy', () => {
    const SAID = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'music.example' };
    const addressFrom = async (server: typeof app, headers: Record<string, string>): Promise<string | undefined> => {
      const answer = await server.inject({ url: `/song/${song}`, headers: { host: 'inside:4000', ...headers } });
      return /og:image" content="(.*?)\/images\//.exec(answer.body)?.[1];
    };

    it.each([
      ['both', SAID, 'https://music.example'],
      ['the scheme alone', { 'x-forwarded-proto': 'HTTPS' }, 'https://inside:4000'],
      ['nothing', {}, 'http://inside:4000'],
      [
        'what the caller wrote before',
        { 'x-forwarded-proto': 'http, https', 'x-forwarded-host': 'evil.example, music.example' },
        'https://music.example',
      ],
      ['no scheme of the web', { ...SAID, 'x-forwarded-proto': 'javascript' }, 'http://music.example'],
      ['no host', { ...SAID, 'x-forwarded-host': 'a"><script>' }, 'https://inside:4000'],
    ])("builds the address of the picture from the proxy's headers: %s", async (_, headers, origin) => {
      expect(await addressFrom(behindProxy, headers)).toBe(origin);
    });

    it("ignores the proxy's headers if the operator has configured no proxy", async () => {
      expect(await addressFrom(app, SAID)).toBe('http://inside:4000');
    });
  });

  it('escapes every special character of a title', async () => {
    const page = await pageAt(`/song/${song}`);
    expect(page).toContain('<title>&lt;script&gt;alert(1)&lt;/script&gt; &amp; Sóng – Hạ Vy · Sóng</title>');
    expect(page).not.toContain('<script>');
    expect(await pageAt(`/album/${album}`)).toContain('Bờ &quot;Bên&quot; Kia');
  });

  it('has one title and one description', async () => {
    const page = await pageAt(`/artist/${artist}`);
    expect(page.match(/<title>/g)).toHaveLength(1);
    expect(page.match(/name="description"/g)).toHaveLength(1);
    expect(page).toContain(tag('name', 'description', 'Sinh ra bên sông.'));
  });

  it('still has its nonce', async () => {
    expect(await pageAt(`/album/${album}`)).toMatch(/<meta property="csp-nonce" nonce="[\w-]{22}">/);
  });

  it.each([
    ['vi', '/playlist/road', 'Đường Về Quê', 'Playlist · 1 bài hát'],
    ['en', '/playlist/road', 'The Road Home', 'Playlist · 1 song'],
    ['vi', '/category/rain', 'Ngày mưa', 'Chủ đề · 1 bài hát'],
    ['en', '/category/rain', 'Rainy days', 'Category · 1 song'],
  ])('has the language %s at %s', async (language, path, title, description) => {
    const page = await pageAt(path, { 'accept-language': language });
    expect(page).toContain(tag('property', 'og:title', title));
    expect(page).toContain(tag('property', 'og:description', description));
  });

  it.each(['/playlist/mine', '/song/gone', '/album/gone', '/library', '/', "/song/a'b"])(
    'has no description of %s',
    async (path) => {
      const page = await pageAt(path);
      expect(page).toContain('<title>Sóng</title>');
      expect(page).not.toContain('og:');
      expect(page).not.toContain('Của riêng ai');
    },
  );

  it('ignores a Host header that contains more than a host', async () => {
    const page = await pageAt(`/song/${song}`, { host: 'x"><img src=y>' });
    expect(page).not.toContain('<img');
    expect(page).toContain('<title>Sóng</title>');
  });
});
