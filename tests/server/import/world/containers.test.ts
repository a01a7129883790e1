import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { ReadSongFile } from '../../../../server/application/import/read-song-file';
import { findTools } from '../../../../server/composition/media-tools';
import { PLAIN_SPLIT } from '../../../../server/domain/import/split-names';
import { FfmpegMediaDecoder } from '../../../../server/infrastructure/ffmpeg/ffmpeg-media-decoder';
import { FileMediaBytes } from '../../../../server/infrastructure/files/file-media-bytes';
import { inflate } from '../../../../server/infrastructure/files/inflate';
import { aFileToRead } from '../../../support/builders/a-known-file';
import { fixtureFfmpeg } from '../../../support/fixtures/fixture-ffmpeg';
import { withTemporaryFolder } from '../../../support/server/temporary-folder';
import { silentLogger } from '../../../support/server/silent-logger';

const MINUTE = 60_000;
const TOLERATED_MS = 110;
/** A damaged Ogg file loses whole pages, and a Matroska file whole clusters, of a second each. */
const PAGE_SHARE = 0.4;

const SECONDS = 3;
const RATE = 48_000;
/** How many times the sound is repeated in the long file, which is longer than the part of a file's end that is read. */
const LOOPS = 12;
const SOUND = ['-f', 'lavfi', '-i', `anoisesrc=d=${SECONDS}:c=pink:a=0.3:seed=7:r=${RATE}`];
const PICTURE = ['-f', 'lavfi', '-i', 'testsrc=size=96x64:rate=24:duration=5'];
const LOOPED = `-af aloop=loop=${LOOPS - 1}:size=${SECONDS * RATE}`;
/** Of an MP3 of 64 kbit/s. */
const FRAME_BYTES = 192;
const words = (options: string): readonly string[] => options.split(' ').filter((word) => word !== '');

/**
 * Files from programs that cannot seek back to the beginning, that cut files, or that join them: options of ffmpeg, or the source
 * files.
 */
const WRITTEN: Readonly<Record<string, string>> = {
  'whole.mp3': '-map 0:a -c:a libmp3lame -b:a 128k',
  'whole.flac': '-map 0:a -c:a flac',
  'whole.ogg': '-map 0:a -c:a libvorbis -serial_offset 1',
  'long.ogg': `-map 0:a -c:a libvorbis ${LOOPED} -serial_offset 1`,
  'long.mp3': `-map 0:a -c:a libmp3lame -b:a 64k ${LOOPED}`,
  'long.flac': `-map 0:a -c:a flac ${LOOPED}`,
  'long recorded.webm': `-map 0:a -c:a libopus -live 1 -cluster_time_limit 9000 ${LOOPED}`,
  'long.tta': `-map 0:a ${LOOPED}`,
  'long.wv': `-map 0:a ${LOOPED}`,
  'other.ogg': '-map 0:a -c:a libvorbis -serial_offset 2',
  'whole.opus': '-map 0:a -c:a libopus -serial_offset 3',
  'other.opus': '-map 0:a -c:a libopus -serial_offset 4',
  'whole.m4a': '-map 0:a -c:a aac -movflags +faststart',
  'whole.mka': '-map 0:a -c:a aac',
  'whole.wav': '-map 0:a',
  'whole.aac': '-map 0:a -c:a aac',
  'recorded.webm': '-map 0:a -c:a libopus -live 1',
  'recorded film.webm': '-map 0:a -map 1:v -c:a libopus -c:v libvpx -deadline realtime -live 1 -t 3',
  'recorded.mka': '-map 0:a -c:a flac -live 1',
  'long picture.mp4': '-map 0:a -map 1:v -c:a aac -c:v libx264 -preset ultrafast',
  'long picture.mkv': '-map 0:a -map 1:v -c:a aac -c:v libx264 -preset ultrafast',
  'long picture.webm': '-map 0:a -map 1:v -c:a libopus -c:v libvpx -deadline realtime',
  'long picture.mov': '-map 0:a -map 1:v -c:a aac -c:v libx264 -preset ultrafast',
  'two tracks.mp4': '-map 0:a -map 0:a -c:a:0 ac3 -c:a:1 aac',
  'two tracks.mkv': '-map 0:a -map 0:a -c:a:0 ac3 -c:a:1 libopus',
  'late.mkv': '-map 0:a -c:a aac -output_ts_offset 60',
  'late.webm': '-map 0:a -c:a libopus -output_ts_offset 3600',
  'late.mp4': '-map 0:a -c:a aac -output_ts_offset 60',
  'late.mpg': '-map 0:a -c:a mp2 -output_ts_offset 60',
  'late sound.wmv': '-map 0:a -map 1:v -af asetpts=PTS+3/TB -c:a wmav2 -c:v wmv2',
  'pieces.m4a': '-map 0:a -c:a aac -movflags empty_moov+default_base_moof -frag_duration 700000',
};

describe('a media file as programs really write it', () => {
  const folder = withTemporaryFolder();
  const run = async (...args: readonly string[]) =>
    promisify(execFile)(await fixtureFfmpeg(), ['-hide_banner', '-nostdin', '-v', 'error', '-y', ...args]);
  let reading: ReadSongFile;
  const read = async (name: string) => {
    const report = await reading.execute(aFileToRead(name));
    if (report.kind !== 'song') throw new Error(`${name} is no song: ${JSON.stringify(report)}`);
    return report;
  };
  const bytesOf = (name: string) => readFile(folder(name));

  beforeAll(async () => {
    const { tools } = await findTools(process.env.FFMPEG_PATH);
    reading = new ReadSongFile({
      bytes: new FileMediaBytes(folder('.')),
      decoder: new FfmpegMediaDecoder(folder('.'), async () => tools),
      inflate,
      split: PLAIN_SPLIT,
      pictures: { keep: async () => ({ ok: false, error: 'broken' }) },
      hash: (bytes) => createHash('sha256').update(bytes).digest('hex'),
      log: silentLogger,
    });
    const targets = Object.entries(WRITTEN).flatMap(([name, options]) => [...words(options), folder(name)]);
    await run(...SOUND, ...PICTURE, ...targets);
  }, MINUTE);

  const lasts = async (name: string, ms: number) => {
    const { draft, reservations } = await read(name);
    expect(Math.abs(draft.durationMs - ms)).toBeLessThan(TOLERATED_MS);
    return reservations;
  };

  it.each([
    ...['recorded.webm', 'recorded film.webm', 'recorded.mka', 'two tracks.mp4', 'two tracks.mkv', 'late.mkv'],
    ...['late.webm', 'late.mp4', 'late.mpg', 'pieces.m4a'],
  ])('lasts as long as its sound: %s', async (name) => {
    expect(await lasts(name, SECONDS * 1_000)).toEqual([]);
  });

  it('lasts to the end of a sound that begins after its picture', async () => {
    await lasts('late sound.wmv', 2 * SECONDS * 1_000);
  });

  it.each(['long picture.mp4', 'long picture.mkv', 'long picture.webm', 'long picture.mov'])(
    'lasts as long as its picture: %s',
    async (name) => {
      expect(await lasts(name, 5_000)).toEqual([]);
    },
  );

  it.each([
    ['one Ogg stream behind another', ['whole.ogg', 'other.ogg'], 'chain.ogg', 6],
    ['three of them', ['whole.ogg', 'other.ogg', 'whole.ogg'], 'three.ogg', 9],
    ['a long stream behind a short one of its number', ['whole.ogg', 'long.ogg'], 'short first.ogg', 39],
    ['a short one behind a long one', ['long.ogg', 'whole.ogg'], 'long first.ogg', 39],
    ['a long one behind another one of its number', ['long.ogg', 'long.ogg'], 'both long.ogg', 72],
    ['one of its number behind another one', ['long.ogg', 'other.ogg', 'long.ogg'], 'between.ogg', 75],
    [
      'a long one of its number behind a short one and another',
      ['whole.ogg', 'other.ogg', 'long.ogg'],
      'a b a.ogg',
      42,
    ],
    ['a long one behind both', ['other.ogg', 'whole.ogg', 'long.ogg'], 'long last.ogg', 42],
    ['one Opus stream behind another', ['whole.opus', 'other.opus'], 'chain.opus', 6],
    ['one MP3 behind another', ['whole.mp3', 'whole.mp3'], 'chain.mp3', 6],
    ['one AAC stream behind another', ['whole.aac', 'whole.aac'], 'chain.aac', 6],
    ['one Matroska file behind another', ['whole.mka', 'whole.mka'], 'chain.mka', 6],
    ['one WebM recording behind another', ['recorded.webm', 'recorded.webm'], 'chain.webm', 6],
  ])('lasts to the end of %s', async (_, parts, name, seconds) => {
    await writeFile(folder(name), Buffer.concat(await Promise.all(parts.map(bytesOf))));
    await lasts(name, seconds * 1_000);
  });

  it.each([
    ['one row of MP4 fragments behind another', ['pieces.m4a', 'pieces.m4a'], 'chain.m4a', 6],
    ['a long FLAC file behind a short one', ['whole.flac', 'long.flac'], 'short first.flac', 39],
    ['a short FLAC file behind a long one', ['long.flac', 'whole.flac'], 'long first.flac', 39],
  ])('lasts about as long, as decoders lose a little at each joint, as %s', async (_, parts, name, seconds) => {
    await writeFile(folder(name), Buffer.concat(await Promise.all(parts.map(bytesOf))));
    const share = (await read(name)).draft.durationMs / (seconds * 1_000);
    expect(Math.abs(1 - share)).toBeLessThan(0.15);
  });

  it.each(['chain.mka', 'chain.webm', 'chain.m4a', 'short first.flac'])(
    'is read from its beginning, as its times start again inside it: %s',
    async (name) => {
      expect((await read(name)).draft.audio.isReadThrough).toBe(true);
    },
  );

  it('can be read from the middle where it is a live recording with long clusters', async () => {
    await lasts('long recorded.webm', LOOPS * SECONDS * 1_000);
    expect((await read('long recorded.webm')).draft.audio.isReadThrough).toBeUndefined();
  });

  it.each([0.97, 0.98, 0.99])(
    'lasts as long as the remaining part of an MP3 with a little cut off: %d',
    async (share) => {
      const whole = await bytesOf('long.mp3');
      await writeFile(folder('cut.mp3'), whole.subarray(0, Math.round(whole.length * share)));
      expect(await lasts('cut.mp3', share * LOOPS * SECONDS * 1_000)).toEqual(['length']);
    },
  );

  it.each([0, 1, 2])(
    'counts as whole without the last %d frames of an MP3, which tag editors may remove',
    async (frames) => {
      const whole = await bytesOf('long.mp3');
      await writeFile(folder('nearly.mp3'), whole.subarray(0, whole.length - frames * FRAME_BYTES));
      expect((await read('nearly.mp3')).reservations).toEqual([]);
    },
  );

  it.each(['long.tta', 'long.wv'])('is reported as cut where a little is missing: %s', async (name) => {
    const whole = await bytesOf(name);
    await writeFile(folder(`cut ${name}`), whole.subarray(0, Math.round(whole.length * 0.98)));
    const { draft, reservations } = await read(`cut ${name}`);
    expect([draft.durationMs < 0.99 * LOOPS * SECONDS * 1_000, reservations]).toEqual([true, ['length']]);
    expect((await read(name)).reservations).toEqual([]);
  });

  it.each<[string, string, (bytes: Buffer) => void]>([
    ['a Matroska length without end', 'whole.mka', (bytes) => bytes.writeDoubleBE(Infinity, after(bytes, '448988'))],
    ['a Matroska length of years', 'whole.mka', (bytes) => bytes.writeDoubleBE(1e15, after(bytes, '448988'))],
    ['a Matroska length that is no number', 'whole.mka', (bytes) => bytes.writeDoubleBE(NaN, after(bytes, '448988'))],
    ['a Matroska length below zero', 'whole.mka', (bytes) => bytes.writeDoubleBE(-5, after(bytes, '448988'))],
    ['a Matroska length of nothing', 'whole.mka', (bytes) => bytes.writeDoubleBE(0, after(bytes, '448988'))],
    [
      'a film’s and a track’s length of hours',
      'whole.m4a',
      (bytes) => overstate(bytes, ['mvhd', 'mdhd'], 16, 0x00ffffff),
    ],
    ['an edit of hours', 'whole.m4a', (bytes) => overstate(bytes, ['elst'], 8, 0x7fffffff)],
    ['all of an MP4 file’s lengths', 'whole.m4a', (bytes) => overstateAll(bytes)],
    ['a WAV file of 4 GB', 'whole.wav', (bytes) => bytes.writeUInt32LE(0xffffffff, after(bytes, hexOf('data')))],
    ['a WAV file of 2 GB', 'whole.wav', (bytes) => bytes.writeUInt32LE(0x7fffffff, after(bytes, hexOf('data')))],
    ['a WAV file of nothing', 'whole.wav', (bytes) => bytes.writeUInt32LE(0, after(bytes, hexOf('data')))],
    ['a FLAC file of days', 'whole.flac', (bytes) => bytes.fill(0xff, 22, 26)],
    ['a FLAC file of half a second', 'whole.flac', (bytes) => bytes.writeUInt32BE(RATE / 2, 22)],
    ['a FLAC file that does not say', 'whole.flac', (bytes) => bytes.fill(0, 22, 26)],
    ['an MP3 of years', 'whole.mp3', (bytes) => bytes.writeUInt32BE(0x7fffffff, after(bytes, hexOf('Info')) + 4)],
    ['an MP3 of nothing', 'whole.mp3', (bytes) => bytes.writeUInt32BE(0, after(bytes, hexOf('Info')) + 4)],
  ])('lasts as long as its decoded sound, whatever length it states: %s', async (_, name, spoil) => {
    const bytes = await bytesOf(name);
    spoil(bytes);
    await writeFile(folder(`spoilt-${name}`), bytes);
    await lasts(`spoilt-${name}`, SECONDS * 1_000);
  });

  describe.each([
    ['an end that was never written', 0.6, 1, 0.6],
    ['a hole', 0.35, 0.65, 0.7],
  ])('with %s', (what, from, to, share) => {
    it.each(['whole.mp3', 'whole.flac', 'whole.opus', 'whole.ogg', 'whole.m4a', 'whole.mka', 'whole.aac'])(
      'lasts as long as its decoded sound: %s',
      async (name) => {
        const bytes = await bytesOf(name);
        const hollow = bytes.fill(0, Math.floor(bytes.length * from), Math.floor(bytes.length * to));
        await writeFile(folder(`${what}-${name}`), hollow);
        const { draft } = await read(`${what}-${name}`);
        const lost = /og|opus|mka/.test(name) ? PAGE_SHARE : 0.15;
        expect(draft.durationMs / (SECONDS * 1_000)).toBeGreaterThan(share - lost);
        expect(draft.durationMs / (SECONDS * 1_000)).toBeLessThan(share + 0.1);
      },
    );
  });
});

const hexOf = (word: string): string => Buffer.from(word, 'latin1').toString('hex');

/** The offset after these bytes. Throws if they are absent. */
function after(bytes: Buffer, hex: string): number {
  const at = bytes.indexOf(Buffer.from(hex, 'hex'));
  if (at < 0) throw new Error(`nothing like ${hex} is there`);
  return at + hex.length / 2;
}

/** Writes a number at this offset after the names of these boxes. */
function overstate(bytes: Buffer, boxes: readonly string[], offset: number, value: number): void {
  for (const name of boxes) bytes.writeUInt32BE(value, after(bytes, hexOf(name)) + offset);
}

function overstateAll(bytes: Buffer): void {
  overstate(bytes, ['mvhd', 'mdhd'], 16, 0x00ffffff);
  overstate(bytes, ['elst'], 8, 0x7fffffff);
  overstate(bytes, ['tkhd'], 20, 0x7fffffff);
}
