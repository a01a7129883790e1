import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { makeLibrary } from '../../support/fixtures/make-library';
import { toolBox } from '../../support/server/both-ffmpegs';
import { MediaApp } from '../../support/server/media-app';
import { withTemporaryFolder } from '../../support/server/temporary-folder';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const SONG = 'Lan Chi/Hiên Nhà Số Bảy/01 Thềm Nắng Cũ.mp3';
const FILM = 'Tổ Ong/Đèn Lồng Giữa Dòng.mp4';
const SUN = { songId: 'sun', revision: 'r1' };
const LAMP = { songId: 'lamp', revision: 'r1' };

/** All addresses of a premium song that go beyond its preview. */
const WHOLE = [
  '/media/a/sun-r11/master.m3u8',
  '/media/a/sun-r11/64/index.m3u8',
  '/media/a/sun-r11/64/init.mp4',
  '/media/a/sun-r11/64/0.m4s',
  '/media/o/sun-r11',
];
const PICTURES = ['/media/v/lamp-r11/master.m3u8', '/media/v/lamp-r11/360p/index.m3u8', '/media/v/lamp-r11/360p/0.m4s'];

describe('the media of premium songs', () => {
  // Runs before the temporary folder that is written to is removed.
  afterAll(() => media.close());
  const folder = withTemporaryFolder();
  let media: MediaApp;
  let program: string;
  const get = (url: string, headers: Record<string, string> = {}) => media.app.inject({ url, headers });
  const statusOf = async (url: string) => (await get(url)).statusCode;
  const granted = (key: typeof SUN, sessionId = 'mine', lifeMs = HOUR) =>
    `/p/${media.grants.make(key, { sessionId, expiresAt: new Date(media.clock.now() + lifeMs) })}`;

  beforeAll(async () => {
    const library = await makeLibrary();
    const tools = await toolBox('the ffmpeg in use');
    program = tools.ffmpeg.path;
    media = new MediaApp(tools, folder(), library);
    await media.open();
    await media.add(SONG, { songId: 'sun', durationMs: 40_000, isPremium: true });
    await media.add(SONG, { songId: 'moon', durationMs: 40_000 });
    const video = { codec: 'h264', width: 1280, height: 720, fps: 24 };
    await media.add(FILM, { songId: 'lamp', durationMs: 12_000, isPremium: true, video });
    media.sessions.add('mine');
  }, 3 * MINUTE);

  describe('are refused without a grant', () => {
    it.each([...WHOLE, ...PICTURES])('%s', async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({ code: 403, data: null });
      expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'access-control-allow-origin': '*' });
    });

    it('also for HEAD and for a range', async () => {
      const head = await media.app.inject({ method: 'HEAD', url: '/media/o/sun-r11' });
      const part = await get('/media/o/sun-r11', { range: 'bytes=0-99' });
      expect([head.statusCode, part.statusCode]).toEqual([403, 403]);
    });

    it('once a song has become premium, within a minute', async () => {
      expect(await statusOf('/media/a/moon-r11/master.m3u8')).toBe(200);
      await media.add(SONG, { songId: 'moon', durationMs: 40_000, isPremium: true });
      media.clock.pass(MINUTE);
      expect(await statusOf('/media/a/moon-r11/master.m3u8')).toBe(403);
    });
  });

  describe('have a preview for everybody', () => {
    it('whose playlist ends after 30 s', async () => {
      const { statusCode, body, headers } = await get('/media/pre/sun-r11/64/index.m3u8');
      const seconds = [...body.matchAll(/#EXTINF:([\d.]+)/g)].reduce((sum, [, length]) => sum + Number(length), 0);
      expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
      expect(seconds).toBeCloseTo(30, 1);
      expect(body).toContain('#EXT-X-ENDLIST');
    });

    it(
      'which is a separate rendition: a decoder measures 30 s, and there is no further segment',
      async () => {
        const names = ['init.mp4', ...Array.from({ length: 9 }, (_, index) => `${index}.m4s`)];
        const answers = [];
        for (const name of names) answers.push(await get(`/media/pre/sun-r11/64/${name}`));
        expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
        const file = folder('preview.mp4');
        await writeFile(file, Buffer.concat(answers.map(({ rawPayload }) => rawPayload)));
        const { stderr } = await promisify(execFile)(program, ['-hide_banner', '-i', file, '-f', 'null', '-']);
        const [, minutes, seconds] = /time=\d+:(\d+):([\d.]+)(?![\s\S]*time=)/.exec(stderr) ?? [];
        expect(Number(minutes) * 60 + Number(seconds)).toBeCloseTo(30, 0);
        expect(await statusOf('/media/pre/sun-r11/64/9.m4s')).toBe(404);
      },
      MINUTE,
    );

    it('but no original and no picture', async () => {
      expect(await statusOf('/media/pre/sun-r11')).toBe(404);
      expect(await statusOf('/media/pre/lamp-r11/360p/0.m4s')).toBe(404);
    });
  });

  describe('are available with a grant', () => {
    it.each(WHOLE)(
      '%s',
      async (url) => {
        const answer = await get(granted(SUN) + url);
        expect(answer.statusCode).toBe(200);
        expect(answer.headers['cache-control']).toBe('private, max-age=21600, immutable');
      },
      MINUTE,
    );

    it.each(PICTURES)('%s of a video', async (url) => expect(await statusOf(granted(LAMP) + url)).toBe(200), MINUTE);

    it('with addresses in their playlists that stay behind the grant', async () => {
      const base = granted(SUN);
      const { body } = await get(`${base}/media/a/sun-r11/master.m3u8`);
      const lines = body.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
      expect(lines.every((line) => !line.includes(':') && !line.startsWith('/'))).toBe(true);
      expect(await statusOf(`${base}/media/a/sun-r11/${lines[0] ?? ''}`)).toBe(200);
    });

    it('for HEAD, for a range and for a conditional request', async () => {
      const url = `${granted(SUN)}/media/o/sun-r11`;
      const head = await media.app.inject({ method: 'HEAD', url });
      const part = await get(url, { range: 'bytes=10-19' });
      const { headers } = await get(url);
      const again = await get(url, { 'if-none-match': String(headers.etag) });
      expect([head.statusCode, part.statusCode, again.statusCode]).toEqual([200, 206, 304]);
      expect([head.rawPayload.length, part.rawPayload.length]).toEqual([0, 10]);
      expect(part.headers['cache-control']).toBe('private, max-age=21600, immutable');
    });
  });

  describe('are refused with an invalid grant', () => {
    const segment = '/media/a/sun-r11/64/0.m4s';
    const refusal = async (url: string) => {
      const answer = await get(url);
      return [answer.statusCode, answer.json<{ code: number }>().code, answer.headers['cache-control']];
    };

    it('that has expired, with the code that says that a new grant helps', async () => {
      const base = granted(SUN, 'mine', 2_000);
      expect(await statusOf(base + segment)).toBe(200);
      media.clock.pass(2_000);
      expect(await refusal(base + segment)).toEqual([403, 413, 'no-store']);
    });

    it('that is forged', async () => {
      const base = granted(SUN);
      const last = base.endsWith('A') ? 'B' : 'A';
      expect(await refusal(`${base.slice(0, -4)}${last.repeat(4)}${segment}`)).toEqual([403, 403, 'no-store']);
      expect(await refusal(`/p/anything${segment}`)).toEqual([403, 403, 'no-store']);
    });

    it('whose expiry was changed', async () => {
      const [day, seconds, ...rest] = granted(SUN).slice('/p/'.length).split('.');
      const later = [day, String(Number(seconds) + 3_600), ...rest].join('.');
      expect(await refusal(`/p/${later}${segment}`)).toEqual([403, 403, 'no-store']);
    });

    it('that is for another song, even through an encoded path', async () => {
      const base = granted(LAMP);
      expect(await refusal(base + segment)).toEqual([403, 403, 'no-store']);
      expect(await refusal(`${base}/media/o/sun-r11`)).toEqual([403, 403, 'no-store']);
      expect(await statusOf(`${base}/media/a/lamp-r11/..%2Fsun-r11/0.m4s`)).toBe(404);
      expect(await statusOf(`${base}/media/a/..%2Fsun-r11/64/0.m4s`)).toBe(403);
    });

    it('of a session that has ended or has lost the right', async () => {
      expect(await refusal(granted(SUN, 'another') + segment)).toEqual([403, 403, 'no-store']);
      media.sessions.add('short');
      const base = granted(SUN, 'short');
      expect(await statusOf(base + segment)).toBe(200);
      media.sessions.delete('short');
      expect(await refusal(base + segment)).toEqual([403, 403, 'no-store']);
    });

    it('also for HEAD', async () => {
      const url = `${granted(SUN, 'another')}/media/o/sun-r11`;
      expect((await media.app.inject({ method: 'HEAD', url })).statusCode).toBe(403);
    });
  });
});
