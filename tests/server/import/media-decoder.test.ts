import { chmod, writeFile } from 'node:fs/promises';
import { FfmpegMediaDecoder } from '../../../server/infrastructure/ffmpeg/ffmpeg-media-decoder';
import { withTemporaryFolder } from '../../support/server/temporary-folder';

const LISTING = [
  "Input #0, avi, from 'file:a.avi':",
  '  Duration: 01:00:00.00, start: 0.000000, bitrate: 154 kb/s',
  '  Stream #0:0: Video: mpeg4, yuv420p, 320x180, 14 kb/s, 25 fps',
  '  Stream #0:1: Audio: ac3, 48000 Hz, stereo, fltp, 448 kb/s',
  '  Stream #0:2: Audio: mp3, 44100 Hz, stereo, fltp, 128 kb/s',
].join('\n');
const SECOND_OF_SOUND = 'head -c 32000 /dev/zero';

/** Lists pictures shown at these times, in twenty-fifths of a second. */
const picturesAt = (...times: readonly number[]): string =>
  `printf '#tb 0: 1/25\\n${times.map((time) => `0, ${time}, ${time}, 1, 9, 0x1\\n`).join('')}'`;

describe('the decoder', () => {
  const folder = withTemporaryFolder();

  /** Decodes with a program that lists two tracks and a picture, then runs the given script for the sound and for the picture. */
  async function decodeWith(
    { sound = SECOND_OF_SOUND, picture = '' }: { sound?: string; picture?: string },
    limitMs = 20_000,
  ) {
    const path = folder('ffmpeg');
    const listing = `cat >&2 <<'TEXT'\n${LISTING}\nTEXT\nexit 1`;
    const choice = `case "$*" in\n*framecrc*) ${picture || ':'};;\n*pipe:1*) ${sound};;\n*) ${listing}\n;;\nesac`;
    await writeFile(path, `#!/bin/sh\n${choice}\n`);
    await chmod(path, 0o755);
    const confinement = { nice: () => [], limits: () => [], jail: () => [], isJailed: false };
    const tools = { ffmpeg: { path, version: '7.1', origin: 'path' as const }, confinement };
    return new FfmpegMediaDecoder(folder('.'), async () => tools, limitMs).decode('a.avi');
  }

  it('measures the sound of the track that browsers support, and the end of the picture', async () => {
    const picture = picturesAt(0, 25, 50, 75, 99);
    await expect(decodeWith({ picture })).resolves.toMatchObject({
      container: 'avi',
      soundMs: 1_000,
      pictureMs: 4_000,
      statedMs: 3_600_000,
      isWhole: true,
      sound: { codec: 'mp3', track: 1 },
      video: { codec: 'mpeg4' },
      hasStill: false,
    });
  });

  it.each([
    ['a cover', picturesAt(0)],
    ['a page of slides each few seconds', picturesAt(0, 100, 200)],
  ])('treats %s as a still picture, which has no length', async (_, picture) => {
    await expect(decodeWith({ picture })).resolves.toMatchObject({ video: null, hasStill: true, pictureMs: 0 });
  });

  it('uses another track when nothing of the preferred track decodes', async () => {
    const sound = `case "$*" in *0:a:0*) ${SECOND_OF_SOUND};; *) exit 1;; esac`;
    await expect(decodeWith({ sound })).resolves.toMatchObject({ soundMs: 1_000, sound: { codec: 'ac3', track: 0 } });
  });

  it('aborts decoding that takes too long, and returns the length decoded until then', async () => {
    const slowly = `${SECOND_OF_SOUND}; sleep 60`;
    await expect(decodeWith({ sound: slowly }, 1_500)).resolves.toMatchObject({ soundMs: 1_000, isWhole: false });
    await expect(decodeWith({ picture: 'sleep 60' }, 1_500)).resolves.toMatchObject({ soundMs: 1_000, isWhole: false });
  });

  it('returns null for a file that ffmpeg does not open, and undefined when there is no ffmpeg', async () => {
    const none = new FfmpegMediaDecoder(folder('.'), async () => undefined);
    await expect(none.decode('a.avi')).resolves.toBeUndefined();
    const path = folder('other');
    await writeFile(path, "#!/bin/sh\necho 'Invalid data found' >&2; exit 1\n");
    await chmod(path, 0o755);
    const confinement = { nice: () => [], limits: () => [], jail: () => [], isJailed: false };
    const tools = { ffmpeg: { path, version: '7.1', origin: 'path' as const }, confinement };
    await expect(new FfmpegMediaDecoder(folder('.'), async () => tools).decode('a.avi')).resolves.toBeNull();
  });
});
