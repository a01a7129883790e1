import { readFile } from 'node:fs/promises';
import { parseFile } from 'music-metadata';
import { DemoPlace } from '../../../demo-studio/encoding/demo-place';
import { FfmpegSoundWriter } from '../../../demo-studio/encoding/ffmpeg-sound-writer';
import { ffmpegPath, type WhichFfmpeg } from '../../support/server/both-ffmpegs';
import { withTemporaryFolder } from '../../support/server/temporary-folder';

const RATE = 44_100;
const SECONDS = 2;
const TAGS = {
  title: 'Ngủ Quên Trên Sóng',
  artist: 'Hạ Vy',
  album: 'Bờ Bên Kia',
  track: '1/3',
  year: 2026,
  genre: 'Ballad',
};

const tone = (hertz: number): Float32Array =>
  Float32Array.from({ length: RATE * SECONDS }, (_, sample) => 0.5 * Math.sin((2 * Math.PI * hertz * sample) / RATE));
const samples = { left: tone(330), right: tone(440), rate: RATE };

/** What a song's file must be, written by each of these ffmpegs. */
export function describeSoundWriter(ffmpegs: readonly WhichFfmpeg[]): void {
  const folder = withTemporaryFolder();

  describe.each(ffmpegs)('a song written with %s', (which) => {
    const place = () => new DemoPlace(folder(which.replaceAll(' ', '-')));
    const write = async (output: string) =>
      new FfmpegSoundWriter(await ffmpegPath(which), place()).write(output, samples, TAGS);

    let written: unknown;

    beforeAll(async () => {
      written = await write('library/a.m4a');
    });

    it('is AAC at 44.1 kHz with its tags, as long as its samples', async () => {
      expect(written).toEqual({ ok: true });
      const { common, format } = await parseFile(place().placeOf('library/a.m4a'));
      expect(format).toMatchObject({ codec: 'MPEG-4/AAC', sampleRate: RATE, numberOfChannels: 2 });
      expect(format.duration).toBeCloseTo(SECONDS, 1);
      expect(common).toMatchObject({
        title: 'Ngủ Quên Trên Sóng',
        artist: 'Hạ Vy',
        album: 'Bờ Bên Kia',
        albumartist: 'Hạ Vy',
        year: 2026,
        genre: ['Ballad'],
        track: { no: 1, of: 3 },
      });
    });

    it('is the same file, byte for byte, when it is written again', async () => {
      await write('library/b.m4a');
      const [first, second] = await Promise.all(
        ['a', 'b'].map((name) => readFile(place().placeOf(`library/${name}.m4a`))),
      );
      expect(first?.equals(second ?? Buffer.alloc(0))).toBe(true);
    });
  });

  describe('a song that cannot be written', () => {
    it('is reported as a missing tool when there is no ffmpeg', async () => {
      const writer = new FfmpegSoundWriter('/nowhere/ffmpeg', new DemoPlace(folder('none')));
      expect(await writer.write('library/a.m4a', samples, TAGS)).toEqual({
        ok: false,
        error: { kind: 'tool-missing' },
      });
      expect(await new DemoPlace(folder('none')).made()).toEqual(new Set());
    });

    it('is reported as broken when the tool fails', async () => {
      const ffmpeg = await ffmpegPath('the ffmpeg in use');
      const writer = new FfmpegSoundWriter(ffmpeg, new DemoPlace(folder('bad')));
      const written = await writer.write('library/a.m4a', { ...samples, rate: -1 }, TAGS);
      expect(written).toMatchObject({ ok: false, error: { kind: 'broken' } });
      expect(await new DemoPlace(folder('bad')).made()).toEqual(new Set());
    });
  });
}
