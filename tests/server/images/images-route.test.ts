import { readdir, rm, writeFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { composePictures } from '../../../server/composition/pictures';
import type { PictureStore } from '../../../server/domain/images/picture-store.port';
import { drawCover } from '../../support/fixtures/draw-cover';
import { bareApp } from '../../support/server/bare-app';
import { RecordingLogger } from '../../support/server/recording-logger';
import { withTemporaryFolder } from '../../support/server/temporary-folder';

const AVIF = { accept: 'image/avif,image/webp,*/*;q=0.8' };
const UNKNOWN = '0123456789abcdef0123';

describe('the images route', () => {
  const folder = withTemporaryFolder();
  const log = new RecordingLogger();
  let app: FastifyInstance;
  let store: PictureStore;
  let cover: string;

  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
  const keep = async (bytes: Buffer): Promise<string> => {
    const kept = await store.keep(bytes);
    return kept.ok ? kept.value.id : kept.error;
  };
  const sizeOf = async (url: string) => {
    const { format, width, height } = await sharp((await get(url)).rawPayload).metadata();
    return { format, width, height };
  };

  beforeAll(async () => {
    app = bareApp();
    store = await composePictures(app, { dataFolder: folder(), log });
    cover = await keep(await drawCover(20, 'jpeg'));
  });

  afterAll(() => app.close());

  it.each([
    ['', 512],
    ['?w=64', 64],
    ['?w=128', 128],
    ['?w=256', 256],
    ['?w=512', 512],
    ['?w=1024', 640],
  ])('answers the query %j for a picture of 640 pixels with a width of %i', async (query, width) => {
    await expect(sizeOf(`/images/${cover}${query}`)).resolves.toEqual({ format: 'webp', width, height: width });
  });

  it.each([
    ['lying', 800, 400, { width: 256, height: 128 }],
    ['standing', 400, 1200, { width: 128, height: 384 }],
  ])(
    'scales a picture that is %s so that its shorter side fills the square',
    async (_name, width, height, expected) => {
      const id = await keep(
        await sharp({ create: { width, height, channels: 3, background: '#c33' } })
          .png()
          .toBuffer(),
      );
      await expect(sizeOf(`/images/${id}?w=128`)).resolves.toMatchObject(expected);
    },
  );

  it('turns a picture upright and removes its EXIF data', async () => {
    const plain = sharp({ create: { width: 600, height: 300, channels: 3, background: '#c33' } });
    const exif = { IFD0: { Artist: 'Quiet Ferry' } };
    const id = await keep(await plain.withMetadata({ orientation: 6 }).withExifMerge(exif).jpeg().toBuffer());
    const { rawPayload } = await get(`/images/${id}?w=128`);
    const metadata = await sharp(rawPayload).metadata();
    expect(metadata).toMatchObject({ width: 128, height: 256 });
    expect(metadata.exif).toBeUndefined();
    expect(rawPayload.includes('Quiet Ferry')).toBe(false);
  });

  it('lets browsers and CDNs cache a picture for ever, and forbids running a picture as a page', async () => {
    const { headers } = await get(`/images/${cover}?w=64`);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'access-control-allow-origin': '*',
      vary: 'Accept',
    });
  });

  it('answers with AVIF when the client accepts AVIF', async () => {
    const { headers, rawPayload } = await get(`/images/${cover}?w=128`, AVIF);
    expect(headers['content-type']).toBe('image/avif');
    await expect(sharp(rawPayload).metadata()).resolves.toMatchObject({ format: 'heif', width: 128 });
  });

  it('answers HEAD like GET, with the same length and without a body', async () => {
    const whole = await get(`/images/${cover}?w=64`);
    const head = await app.inject({ method: 'HEAD', url: `/images/${cover}?w=64` });
    expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0]);
    expect(head.headers['content-length']).toBe(String(whole.rawPayload.length));
  });

  it.each([64, 512, 1024])('draws a picture for an id without a stored picture, %i pixels wide', async (width) => {
    const size = await sizeOf(`/images/tone-a1B2c3?w=${width}`);
    expect(size).toEqual({ format: 'webp', width, height: width });
  });

  it('draws the same picture for the same id, and another picture for another id', async () => {
    const first = await get('/images/tone-song7?w=128');
    await rm(folder('picture-cache'), { recursive: true });
    const again = await get('/images/tone-song7?w=128');
    expect(again.rawPayload).toEqual(first.rawPayload);
    expect((await get('/images/tone-song8?w=128')).rawPayload).not.toEqual(first.rawPayload);
  });

  it.each(['63', '65', '2048', '0', '-64', '64.0', '64px', '', '64&w=128', '1e3'])(
    'refuses the width %j',
    async (w) => {
      const { statusCode, headers } = await get(`/images/${cover}?w=${w}`);
      expect([statusCode, headers['cache-control']]).toEqual([400, 'no-store']);
    },
  );

  it.each([
    UNKNOWN,
    'x',
    'tone-',
    'tone-a.b',
    `${UNKNOWN}.webp`,
    '..%2f..%2fetc%2fpasswd',
    '%2e%2e%2fpictures',
    `..%2f${UNKNOWN}`,
    'tone-..%2f..%2fx',
    'unfinished',
    'x'.repeat(400),
  ])('answers 404 for the unknown picture %s', async (id) => {
    const { statusCode, headers, rawPayload } = await get(`/images/${id}`);
    expect([statusCode, headers['cache-control'], rawPayload.length]).toEqual([404, 'no-store', 0]);
  });

  it('refuses a name that no picture can have', async () => {
    expect((await get(`/images/${UNKNOWN}%00`)).statusCode).toBe(400);
  });

  it('makes a variant once for simultaneous requests, and reads it from disk the next time', async () => {
    const id = await keep(await drawCover(200, 'png'));
    const answers = await Promise.all(Array.from({ length: 8 }, () => get(`/images/${id}?w=256`)));
    expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1);
    await writeFile(folder('picture-cache', id.slice(0, 2), `${id}-256.webp`), 'kept');
    expect((await get(`/images/${id}?w=256`)).body).toBe('kept');
    await expect(readdir(folder('picture-cache', 'unfinished'))).resolves.toEqual([]);
  });

  it('logs which stored picture can no longer be read', async () => {
    const id = await keep(await drawCover(300, 'jpeg'));
    await writeFile(folder('pictures', id.slice(0, 2), id), 'no picture any more');
    expect((await get(`/images/${id}?w=64`)).statusCode).toBe(404);
    expect(log.lines).toContainEqual(expect.objectContaining({ level: 'warn', fields: { picture: `${id}-64.webp` } }));
  });

  it('serves a variant that cannot be stored', async () => {
    await rm(folder('picture-cache'), { recursive: true });
    await writeFile(folder('picture-cache'), 'in the way');
    expect((await get(`/images/${cover}?w=128`)).statusCode).toBe(200);
    expect(log.lines.at(-1)?.message).toBe('a made picture cannot be kept');
  });
});
