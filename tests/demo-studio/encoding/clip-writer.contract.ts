import { cp, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseFile } from 'music-metadata';
import sharp from 'sharp';
import { CLIP_HEIGHT, CLIP_WIDTH, PAINTED_HEIGHT, PAINTED_WIDTH } from '../../../demo-studio/clips/clip-frame';
import { FRAMES_PER_SECOND, type Film } from '../../../demo-studio/film/film';
import type { ClipOrder } from '../../../demo-studio/making/clip-writer.port';
import { readContainer } from '../../../server/domain/import/containers/read-container';
import { DemoPlace } from '../../../demo-studio/encoding/demo-place';
import { FfmpegClipWriter } from '../../../demo-studio/encoding/ffmpeg-clip-writer';
import { FileMediaBytes } from '../../../server/infrastructure/files/file-media-bytes';
import { makeLibrary } from '../../support/fixtures/make-library';
import { ffmpegPath, type WhichFfmpeg } from '../../support/server/both-ffmpegs';
import { withTemporaryFolder } from '../../support/server/temporary-folder';

const MINUTE = 60_000;
const AREA = PAINTED_WIDTH * PAINTED_HEIGHT;
const SONG = 'library/Hạ Vy/song.m4a';
const TAGS = { title: 'Sóng', artist: 'Hạ Vy', comment: 'Đêm #bien [0:01.000-0:03.000]' };

/** Grey pictures that become slightly brighter; the first has the colour of BT.709 red. */
function aFilm(seconds: number): Film {
  const bytes = new Uint8Array((AREA * 3) / 2).fill(128);
  return {
    frameCount: seconds * FRAMES_PER_SECOND,
    draw(frame) {
      bytes.fill(frame === 0 ? 63 : 100 + frame, 0, AREA);
      bytes.fill(frame === 0 ? 102 : 128, AREA, (AREA * 5) / 4);
      bytes.fill(frame === 0 ? 240 : 128, (AREA * 5) / 4);
      return bytes;
    },
  };
}

/** What a short video must be, with films of so many seconds, written by each of these ffmpegs. */
export function describeClipWriter(ffmpegs: readonly WhichFfmpeg[], seconds: number): void {
  const folder = withTemporaryFolder();
  const order = (output: string): ClipOrder => ({
    output,
    sound: SONG,
    stretch: { from: 1, to: 1 + seconds },
    film: aFilm(seconds),
    tags: TAGS,
  });
  jest.setTimeout(2 * MINUTE);

  describe.each(ffmpegs)('a short video written with %s', (which) => {
    const root = () => folder(which.replaceAll(' ', '-'));
    const place = () => new DemoPlace(root());
    const writer = async () => new FfmpegClipWriter(await ffmpegPath(which), place());
    let written: unknown;

    beforeAll(async () => {
      await mkdir(path.dirname(place().placeOf(SONG)), { recursive: true });
      await cp(path.join(await makeLibrary(), 'Quarter Past Rain.m4a'), place().placeOf(SONG));
      written = await (await writer()).write(order('library/a.mp4'));
    });

    it('is upright, has sound, is as long as its stretch and contains its tags', async () => {
      expect(written).toEqual({ ok: true });
      const media = await new FileMediaBytes(root()).open('library/a.mp4');
      const stream = await readContainer(media!);
      await media?.close();
      expect(stream).toMatchObject({
        ok: true,
        value: { video: { codec: 'h264', width: CLIP_WIDTH, height: CLIP_HEIGHT, fps: FRAMES_PER_SECOND } },
      });
      const { common, format } = await parseFile(place().placeOf('library/a.mp4'));
      expect(format.duration).toBeCloseTo(seconds, 1);
      expect(common).toMatchObject({ title: 'Sóng', artist: 'Hạ Vy' });
      expect(common.comment?.map(({ text }) => text)).toEqual([TAGS.comment]);
    });

    it('is the same file, byte for byte, when it is written again', async () => {
      await (await writer()).write(order('library/b.mp4'));
      const [first, second] = await Promise.all(
        ['a', 'b'].map((name) => readFile(place().placeOf(`library/${name}.mp4`))),
      );
      expect(first?.equals(second ?? Buffer.alloc(0))).toBe(true);
    });

    it('has a poster in the colours that players show', async () => {
      expect(await (await writer()).writePoster('library/a.jpg', aFilm(seconds))).toMatchObject({ ok: true });
      const poster = sharp(place().placeOf('library/a.jpg'));
      expect(await poster.metadata()).toMatchObject({ format: 'jpeg', width: CLIP_WIDTH, height: CLIP_HEIGHT });
      const [red = 0, green = 0, blue = 0] = (await poster.stats()).channels.map(({ mean }) => mean);
      expect([red > 245, green < 12, blue < 12]).toEqual([true, true, true]);
    });
  });

  describe('a short video that cannot be written', () => {
    it('leaves no file when its song is missing or when there is no ffmpeg', async () => {
      const place = new DemoPlace(folder('none'));
      const ffmpeg = await ffmpegPath('the ffmpeg in use');
      const songless = new FfmpegClipWriter(ffmpeg, place);
      const toolless = new FfmpegClipWriter('/nowhere', place);
      expect(await songless.write(order('library/a.mp4'))).toMatchObject({ ok: false, error: { kind: 'broken' } });
      expect(await toolless.write(order('library/a.mp4'))).toMatchObject({
        ok: false,
        error: { kind: 'tool-missing' },
      });
      expect(await place.made()).toEqual(new Set());
    });
  });
}
