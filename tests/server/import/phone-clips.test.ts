import { mkdir, readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { FfmpegPosterMaker } from '../../../server/infrastructure/ffmpeg/ffmpeg-poster-maker';
import { makeClip } from '../../support/fixtures/make-clip';
import { FFMPEGS, toolBox } from '../../support/server/both-ffmpegs';
import { importFolder } from '../../support/server/import-folder';
import { withTemporaryFolder } from '../../support/server/temporary-folder';
import { withTestDatabase } from '../../support/server/test-database';
import { refusedFiles, reservedFiles } from '../../support/server/named-files';

const MINUTE = 60_000;
const H264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'];
const STRETCHED = { width: 240, height: 320, seconds: 1, picture: ['-vf', 'setsar=3/4', ...H264] };
/** A quarter turn to the right, as a phone records it: the first six of nine numbers of 16.16 fixed point. */
const QUARTER_TURN = [0, 0x10000, 0, -0x10000, 0, 0] as const;
const MATRIX_IN_HEADER = 44;

const { db } = withTestDatabase();
const folder = withTemporaryFolder();
const music = (...names: string[]) => folder('music', ...names);

/** Marks a video as rotated: its frames stay the same, and the header instructs players to turn them. */
async function turn(file: string): Promise<void> {
  const bytes = await readFile(file);
  const header = bytes.indexOf('tkhd');
  for (const [at, value] of QUARTER_TURN.entries()) bytes.writeInt32BE(value, header + MATRIX_IN_HEADER + 4 * at);
  await writeFile(file, bytes);
}

beforeAll(async () => {
  await mkdir(folder('pictures'));
  await makeClip(music('turned.mp4'), { width: 320, height: 180, seconds: 1 });
  await turn(music('turned.mp4'));
  await makeClip(music('stretched.mp4'), STRETCHED);
  await makeClip(music('stretched.mkv'), STRETCHED);
  await makeClip(music('old phone.3gp'), { width: 180, height: 320, seconds: 1 });
  await makeClip(music('odd.mov'), { width: 202, height: 359, seconds: 1, picture: H264.with(-1, 'yuv444p') });
  const silent = { width: 180, height: 320, seconds: 1, isSilent: true };
  await makeClip(music('silent.mp4'), silent);
  await makeClip(music('silent.mkv'), silent);
  await makeClip(music('silent film.mp4'), { ...silent, width: 640 });
  const motionJpeg = { width: 180, height: 320, seconds: 1, picture: ['-c:v', 'mjpeg', '-pix_fmt', 'yuvj420p'] };
  await makeClip(music('shorts', 'camera.mov'), motionJpeg);
  await makeClip(music('camera.mov'), motionJpeg);
  await makeClip(music('camera.mkv'), motionJpeg);
  await makeClip(music('cover.mkv'), { ...motionJpeg, picture: ['-vf', 'trim=end_frame=1', ...motionJpeg.picture] });
  const screen = { width: 180, height: 320, seconds: 1, picture: ['-c:v', 'qtrle', '-pix_fmt', 'rgb24'] };
  await makeClip(music('shorts', 'screen.mov'), screen);
  await makeClip(music('screen.mov'), screen);
}, 3 * MINUTE);

describe('videos from phones and cameras', () => {
  it(
    'become short videos by their displayed shape; videos that cannot be played are reported',
    async () => {
      await importFolder(db(), music(), folder('pictures'));
      const clips = await db().selectFrom('short_videos').select(['path', 'video']).orderBy('path').execute();
      expect(clips).toMatchObject([
        ...['camera.mkv', 'camera.mov'].map((path) => ({ path, video: { codec: 'mjpeg', width: 180, height: 320 } })),
        { path: 'odd.mov', video: { width: 202, height: 359 } },
        ...[
          'old phone.3gp',
          'shorts/camera.mov',
          'silent.mkv',
          'silent.mp4',
          'stretched.mkv',
          'stretched.mp4',
          'turned.mp4',
        ].map((path) => ({
          path,
          video: { width: 180, height: 320 },
        })),
      ]);
      expect(await refusedFiles(db())).toEqual([
        { path: 'shorts/screen.mov', reason: 'unsupported-codec' },
        { path: 'silent film.mp4', reason: 'no-audio' },
      ]);
      expect(await db().selectFrom('songs').select('title').orderBy('title').execute()).toEqual([
        { title: 'cover' },
        { title: 'screen' },
      ]);
      expect(await reservedFiles(db())).toEqual([
        { path: 'screen.mov', reservations: [], video: { path: 'screen.mov', reason: 'unsupported-codec' } },
      ]);
    },
    MINUTE,
  );

  it.each(FFMPEGS)(
    'have posters in the displayed shape, with %s',
    async (which) => {
      const posters = new FfmpegPosterMaker(await toolBox(which));
      for (const name of ['stretched.mp4', 'turned.mp4']) {
        const poster = await posters.capture(music(name), new AbortController().signal);
        const { width, height } = await sharp(poster.ok ? poster.value : undefined).metadata();
        expect([name, width / height]).toEqual([name, expect.closeTo(180 / 320, 2)]);
      }
    },
    MINUTE,
  );
});
