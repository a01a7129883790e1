import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { makeLibrary } from '../../support/fixtures/make-library';
import { toolBox } from '../../support/server/both-ffmpegs';
import { MediaApp } from '../../support/server/media-app';
import { withTemporaryFolder } from '../../support/server/temporary-folder';

const FIRST_SEGMENT_LIMIT_MS = 60_000;

describe('the media routes', () => {
  const folder = withTemporaryFolder();
  let media: MediaApp;
  let library: string;
  const get = (url: string, headers: Record<string, string> = {}) => media.app.inject({ url, headers });

  beforeAll(async () => {
    library = await makeLibrary();
    media = new MediaApp(await toolBox('the ffmpeg in use'), folder(), library);
    await media.open();
    const files = await readdir(library, { recursive: true });
    console.log(files);
    await media.add('Quarter Past Rain.m4a', { songId: 'rain', durationMs: 12_000 });
  }, FIRST_SEGMENT_LIMIT_MS);

  afterAll(() => media.close());

  it('answers a playlist before anything is encoded', async () => {
    const master = await get('/media/a/rain-r11/master.m3u8');
    const playlist = await get('/media/a/rain-r11/64/index.m3u8');
    expect(master.statusCode).toBe(200);
    expect(master.headers).toMatchObject({ 'content-type': 'application/vnd.apple.mpegurl' });
    expect(playlist.body).toContain('3.m4s');
    await expect(readdir(folder('media-cache'))).resolves.toEqual([]);
  });

  it('serves segments while the rest is made', async () => {
    const t0 = performance.now();
    const first = await get('/media/a/rain-r11/64/0.m4s');
    console.log(performance.now() - t0, media.failures);
    expect(first.statusCode).toBe(200);
    const last = await get('/media/a/rain-r11/64/3.m4s');
    expect(last.statusCode).toBe(200);
    const beyond = await get('/media/a/rain-r11/64/9.m4s');
    expect(beyond.statusCode).toBe(404);
    const part = await get('/media/o/rain-r11', { range: 'bytes=10-19' });
    expect(part.statusCode).toBe(206);
    const whole = await readFile(path.join(library, 'Quarter Past Rain.m4a'));
    expect(part.rawPayload).toEqual(whole.subarray(10, 20));
  });
});
