import { readdir, rename, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import { renditionOf, type Rendition } from '../../../server/domain/media/rendition';
import { FfmpegLoudnessMeter } from '../../../server/infrastructure/ffmpeg/ffmpeg-loudness-meter';
import { FfmpegMediaDecoder } from '../../../server/infrastructure/ffmpeg/ffmpeg-media-decoder';
import { FfmpegPosterMaker } from '../../../server/infrastructure/ffmpeg/ffmpeg-poster-maker';
import { FfmpegRenditionEncoder } from '../../../server/infrastructure/ffmpeg/ffmpeg-rendition-encoder';
import { FileMediaBytes } from '../../../server/infrastructure/files/file-media-bytes';
import { onDisk } from '../../../server/infrastructure/shared/on-disk';
import { SharedOpenFiles } from '../../../server/infrastructure/files/shared-open-files';
import { aMediaSource } from '../../support/builders/a-media-source';
import { mpegSound } from '../../support/builders/mpeg-file';
import { makeClip } from '../../support/fixtures/make-clip';
import { toolBox } from '../../support/server/both-ffmpegs';
import { withTemporaryFolder } from '../../support/server/temporary-folder';

const NAME = 'J\ueff3ga.mp4';
const ANY_TIME = new AbortController().signal;

describe('a file whose name is not UTF-8', () => {
  const folder = withTemporaryFolder();
  const tools = () => toolBox('the ffmpeg in use');
  const source = async () => {
    const { size, mtimeMs } = await stat(onDisk(folder(NAME)));
    return aMediaSource({ path: folder(NAME), size, modifiedMs: mtimeMs, durationMs: 1_000 });
  };

  beforeAll(async () => {
    await makeClip(folder('plain.mp4'), { width: 180, height: 320, seconds: 1 });
    await rename(folder('plain.mp4'), onDisk(folder(NAME)));
  }, 60_000);

  it('is read, whole and by position', async () => {
    const { size, path } = await source();
    const bytes = await new FileMediaBytes(folder('.')).readSmall(NAME, size);
    const opened = await new FileMediaBytes(folder('.')).open(NAME);
    await opened?.close();
    const files = new SharedOpenFiles([folder('.')]);
    const shared = await files.use(path, async (file) => file.size);
    files.close();
    expect([bytes?.length, opened?.size, shared]).toEqual([size, size, size]);
  });

  it('is decoded', async () => {
    const decoded = await new FfmpegMediaDecoder(folder('.'), tools).decode(NAME);
    expect(decoded).toMatchObject({ container: 'mp4', sound: { codec: 'aac' }, isWhole: true });
  });

  it('is encoded and measured, and its poster is made', async () => {
    const found = await source();
    const rendition = renditionOf({ kind: 'audio', key: found, kbps: 64 }, found) as Rendition;
    const order = { rendition, from: 0, urgency: 'listener-waits', signal: ANY_TIME } as const;
    const made: string[] = [];
    const box = await tools();
    const outcomes = [
      await new FfmpegRenditionEncoder(box).encode(order, async (name) => void made.push(name)),
      await new FfmpegLoudnessMeter(box).measure({ ...found, track: 0 }, ANY_TIME),
      await new FfmpegPosterMaker(box).capture(found.path, ANY_TIME),
    ];
    expect([outcomes.map(({ ok }) => ok), made.length > 0]).toEqual([[true, true, true], true]);
  });

  it('is recognised by its file extension where its first bytes do not show the format', async () => {
    const sound = Buffer.concat([Buffer.alloc(200_000), mpegSound('a', 100)]);
    await writeFile(onDisk(folder('G\ueff3.mp3')), sound);
    const decoded = await new FfmpegMediaDecoder(folder('.'), tools).decode('G\ueff3.mp3');
    expect(decoded).toMatchObject({ container: 'mp3' });
  });

  it('cannot be measured or decoded where no link can be made', async () => {
    const nowhere = jest.spyOn(os, 'tmpdir').mockReturnValue(folder('none'));
    const found = await source();
    const measured = await new FfmpegLoudnessMeter(await tools()).measure({ ...found, track: 0 }, ANY_TIME);
    const decoded = await new FfmpegMediaDecoder(folder('.'), tools).decode(NAME);
    nowhere.mockRestore();
    expect([measured, decoded]).toMatchObject([{ ok: false, error: { kind: 'broken' } }, undefined]);
  });

  it('leaves no link behind', async () => {
    const links = async () => (await readdir(os.tmpdir())).filter((name) => name.startsWith('song-link-'));
    const before = await links();
    await new FfmpegMediaDecoder(folder('.'), tools).decode(NAME);
    expect((await links()).filter((name) => !before.includes(name))).toEqual([]);
  });
});
