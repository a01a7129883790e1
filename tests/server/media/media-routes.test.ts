import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { makeLibrary } from '../../support/fixtures/make-library';
import { toolBox } from '../../support/server/both-ffmpegs';
import { MediaApp } from '../../support/server/media-app';
import { withTemporaryFolder } from '../../support/server/temporary-folder';

const MINUTE = 60_000;
const SONG = 'Quarter Past Rain.m4a';
const VIDEO = 'Tổ Ong/Đèn Lồng Giữa Dòng.mp4';

describe('the media routes', () => {
  // Runs before the temporary folder that is written to is removed.
  afterAll(() => media.close());
  const folder = withTemporaryFolder();
  let media: MediaApp;
  let original: Buffer;
  const get = (url: string, headers: Record<string, string> = {}) => media.app.inject({ url, headers });

  beforeAll(async () => {
    const library = await makeLibrary();
    media = new MediaApp(await toolBox('the ffmpeg in use'), folder(), library);
    await media.open();
    original = await readFile(path.join(library, SONG));
    await media.add(SONG, { songId: 'rain', durationMs: 6_000 });
    await media.add(VIDEO, {
      songId: 'lamp',
      durationMs: 12_000,
      video: { codec: 'h264', width: 1280, height: 720, fps: 24 },
    });
    await media.add(VIDEO, {
      songId: 'clip',
      durationMs: 12_000,
      video: { codec: 'h264', width: 720, height: 1280, fps: 24 },
    });
    await media.add('không phải nhạc.mp3', { songId: 'note' });
  }, 3 * MINUTE);

  describe('answer playlists before anything is made', () => {
    it.each([
      ['/media/a/rain-r11/master.m3u8', '256/index.m3u8'],
      ['/media/a/rain-r11/64/index.m3u8', '2.m4s'],
      ['/media/v/lamp-r11/master.m3u8', '720p/index.m3u8'],
      ['/media/v/lamp-r11/360p/index.m3u8', '3.m4s'],
      ['/media/s/clip-r11/master.m3u8', '540p/index.m3u8'],
      ['/media/s/clip-r11/360p/index.m3u8', '#EXTINF:1.000000,'],
    ])('%s', async (url, line) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toBe('application/vnd.apple.mpegurl');
      expect(answer.body.split('\n')).toContain(line);
      await expect(readdir(folder('media-cache'))).resolves.toEqual([]);
    });
  });

  describe('answer a segment that is made during the request', () => {
    it(
      'of sound, with its length, cacheable for ever, never run as a page, for pages of any site',
      async () => {
        const answer = await get('/media/a/rain-r11/64/0.m4s');
        expect(answer.statusCode).toBe(200);
        expect(answer.headers).toMatchObject({
          'content-type': 'audio/mp4',
          'content-length': String(answer.rawPayload.length),
          'cache-control': 'public, max-age=31536000, immutable',
          'content-security-policy': "sandbox; default-src 'none'",
          'x-content-type-options': 'nosniff',
          'access-control-allow-origin': '*',
          'accept-ranges': 'bytes',
        });
        expect(answer.rawPayload.toString('latin1', 4, 8)).toBe('moof');
      },
      MINUTE,
    );

    it(
      'of a video, with the init segment it needs',
      async () => {
        const [init, first] = await Promise.all([
          get('/media/v/lamp-r11/360p/init.mp4'),
          get('/media/v/lamp-r11/360p/0.m4s'),
        ]);
        expect([init, first].map(({ statusCode }) => statusCode)).toEqual([200, 200]);
        expect(init.headers['content-type']).toBe('video/mp4');
        expect([init, first].map(({ rawPayload }) => rawPayload.toString('latin1', 4, 8))).toEqual(['ftyp', 'moof']);
      },
      MINUTE,
    );

    it(
      'of a short video, with sound muxed in and a first segment of a second',
      async () => {
        const [init, first] = await Promise.all([
          get('/media/s/clip-r11/360p/init.mp4'),
          get('/media/s/clip-r11/360p/0.m4s'),
        ]);
        expect([init, first].map(({ statusCode }) => statusCode)).toEqual([200, 200]);
        expect(init.rawPayload.toString('latin1')).toMatch(/vide[^]*soun/);
        expect(first.headers['content-type']).toBe('video/mp4');
        expect(first.rawPayload.length).toBeLessThan(100_000);
      },
      MINUTE,
    );

    it(
      'again after its file was deleted from outside',
      async () => {
        const before = await get('/media/a/rain-r11/64/1.m4s');
        await get('/media/a/rain-r11/64/2.m4s');
        await rm(folder('media-cache', 'a', 'rain-r11', '64'), { recursive: true });
        const after = await get('/media/a/rain-r11/64/2.m4s');
        expect([before.statusCode, after.statusCode]).toEqual([200, 200]);
      },
      MINUTE,
    );
  });

  it('answer the same init segment for every song of a sample rate', async () => {
    const answers = await Promise.all(
      ['/media/a/rain-r11/64/init.mp4', '/media/a/rain-r11/256/init.mp4', '/media/init/aac-44100.mp4'].map((url) =>
        get(url),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1);
  });

  describe('answer the source file', () => {
    it('whole', async () => {
      const answer = await get('/media/o/rain-r11');
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'audio/flac']);
      expect(answer.rawPayload.equals(original)).toBe(true);
    });

    it.each([
      ['bytes=10-19', 10, 20],
      ['bytes=-5', -5, undefined],
      ['bytes=50000-', 50_000, undefined],
    ])('in part: %s', async (range, from, to) => {
      const answer = await get('/media/o/rain-r11', { range });
      const part = original.subarray(from, to);
      const start = from < 0 ? original.length + from : from;
      expect(answer.statusCode).toBe(206);
      expect(answer.rawPayload.equals(part)).toBe(true);
      expect(answer.headers['content-range']).toBe(`bytes ${start}-${start + part.length - 1}/${original.length}`);
    });

    it('with 416 for a part that it does not have', async () => {
      const answer = await get('/media/o/rain-r11', { range: 'bytes=99999999-' });
      expect([answer.statusCode, answer.headers['content-range']]).toEqual([416, `bytes */${original.length}`]);
    });

    it('with 304 to a client that already has it', async () => {
      const { headers } = await get('/media/o/rain-r11');
      const again = await get('/media/o/rain-r11', { 'if-none-match': String(headers.etag) });
      expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
    });

    it('whole to a client that began with another version of it', async () => {
      const { headers } = await get('/media/o/rain-r11');
      const range = 'bytes=0-0';
      const [same, other] = await Promise.all([
        get('/media/o/rain-r11', { range, 'if-range': String(headers.etag) }),
        get('/media/o/rain-r11', { range, 'if-range': '"another"' }),
      ]);
      expect([same.statusCode, other.statusCode]).toEqual([206, 200]);
    });

    it.each([
      ['if-none-match', 'a list that has its tag as a weak one', 304],
      ['if-match', 'another tag', 412],
      ['if-modified-since', 'its date', 304],
      ['if-unmodified-since', 'a date before it', 412],
    ] as const)('as the header %s with %s requires', async (name, what, status) => {
      const { headers } = await get('/media/o/rain-r11');
      const said = {
        'a list that has its tag as a weak one': `"x", W/${headers.etag}`,
        'another tag': '"x"',
        'its date': String(headers['last-modified']),
        'a date before it': 'Sun, 06 Nov 1994 08:49:37 GMT',
      }[what];
      const answer = await get('/media/o/rain-r11', { [name]: said, range: 'bytes=0-0' });
      expect([answer.statusCode, answer.rawPayload.length]).toEqual([status, 0]);
    });

    it('with its headers alone for HEAD', async () => {
      const answer = await media.app.inject({ method: 'HEAD', url: '/media/o/rain-r11' });
      expect([answer.statusCode, answer.headers['content-length'], answer.rawPayload.length]).toEqual([
        200,
        String(original.length),
        0,
      ]);
    });

    it('with 404 once its content has changed', async () => {
      await media.add(SONG, { songId: 'changed', size: 1 });
      expect((await get('/media/o/changed-r11')).statusCode).toBe(404);
    });
  });

  it.each([
    '/media/a/rain-r11/64/3.m4s',
    '/media/a/rain-r11/64/00.m4s',
    '/media/a/rain-r11/64/complete',
    '/media/a/rain-r11/96/0.m4s',
    '/media/a/rain-r21/64/0.m4s',
    '/media/a/rain-r12/64/0.m4s',
    '/media/a/nobody-r11/master.m3u8',
    '/media/v/rain-r11/master.m3u8',
    '/media/v/rain-r11/360p/0.m4s',
    '/media/v/lamp-r11/480p/0.m4s',
    '/media/a/..%2f..%2fetc/64/0.m4s',
    '/media/o/nobody-r11',
    '/media/o/%2e%2e',
    '/media/init/aac-8000.mp4',
  ])('answer 404 at %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });

  it(
    'answer 404 at once for a file that cannot be decoded, and report it once',
    async () => {
      const answers = [await get('/media/a/note-r11/64/0.m4s'), await get('/media/a/note-r11/64/0.m4s')];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
      expect(media.failures.map(({ kind }) => kind)).toEqual(['undecodable']);
    },
    MINUTE,
  );
});
