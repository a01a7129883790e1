import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { ReadSongFile } from '../../../server/application/import/read-song-file';
import { findTools } from '../../../server/composition/media-tools';
import type { FileReport } from '../../../server/domain/import/file-report';
import { PLAIN_SPLIT } from '../../../server/domain/import/split-names';
import { FfmpegMediaDecoder } from '../../../server/infrastructure/ffmpeg/ffmpeg-media-decoder';
import { FileMediaBytes } from '../../../server/infrastructure/files/file-media-bytes';
import { inflate } from '../../../server/infrastructure/files/inflate';
import { aFileToRead } from '../../support/builders/a-known-file';
import { fixtureFfmpeg } from '../../support/fixtures/fixture-ffmpeg';
import { withTemporaryFolder } from '../../support/server/temporary-folder';
import { silentLogger } from '../../support/server/silent-logger';

const MINUTE = 60_000;
const SECONDS = 5;

/** Name, ffmpeg options, our names of the container and codec, and whether ffmpeg writes tags into the file. */
const FORMATS = [
  ['a.wma', '-c:a wmav2 -b:a 96k', 'asf', 'wmav2', true],
  ['b.wv', '-c:a wavpack', 'wavpack', 'wavpack', true],
  ['c.aiff', '-write_id3v2 1', 'aiff', 'pcm', true],
  ['d.tta', '-c:a tta', 'tta', 'tta', true],
  ['e.ac3', '-c:a ac3', 'ac3', 'ac3', false],
  ['f.eac3', '-c:a eac3', 'ac3', 'eac3', false],
  ['g.aac', '-c:a aac', 'adts', 'aac', false],
  ['h.mp2', '-c:a mp2', 'mp3', 'mp2', false],
  ['i.wav', '-c:a adpcm_ms', 'wav', 'adpcm', true],
  ['j.wav', '-c:a libmp3lame', 'wav', 'mp3', true],
  ['k.caf', '', 'caf', 'pcm', true],
  ['l.au', '', 'other', 'pcm', false],
  ['m.avi', '-c:a libmp3lame', 'avi', 'mp3', true],
  ['n.mka', '-c:a ac3', 'matroska', 'ac3', true],
  ['o.ts', '-c:a aac', 'mpeg', 'aac', false],
] as const;

/** Intact files in formats that our own readers support; the tests then cut a part off. */
const TO_CUT = [
  ['p.mp3', '-c:a libmp3lame -q:a 5'],
  ['q.flac', '-c:a flac'],
  ['r.ogg', '-c:a libvorbis'],
  ['s.opus', '-c:a libopus -ar 48000'],
  ['t.m4a', '-c:a aac -movflags +faststart'],
  ['u.m4a', '-c:a aac -movflags frag_keyframe+empty_moov -frag_duration 500000'],
  ['v.mka', '-c:a flac'],
  ['w.wav', ''],
  ['x.wv', '-c:a wavpack'],
  ['y.wma', '-c:a wmav2 -b:a 96k'],
] as const;

describe('the import of real-world formats', () => {
  const folder = withTemporaryFolder();
  const run = async (...args: readonly string[]) =>
    promisify(execFile)(await fixtureFfmpeg(), ['-hide_banner', '-nostdin', '-v', 'error', '-y', ...args]);
  /** Pink noise, so that the bytes are spread evenly over the file. */
  const noise = ['-f', 'lavfi', '-i', `anoisesrc=d=${SECONDS}:c=pink:a=0.3:seed=7:r=44100`];
  const words = (options: string): readonly string[] => options.split(' ').filter((word) => word !== '');
  const target = (name: string, options: string): readonly string[] => [
    ...['-map', '0:a', '-ac', '2', '-metadata', 'title=Chiều Mưa', '-metadata', 'artist=Hạ Vy'],
    ...(name === 'o.ts' ? ['-f', 'mpegts'] : []),
    ...words(options),
    folder(name === 'o.ts' ? 'o.mpg' : name),
  ];

  let reading: ReadSongFile;
  const read = (name: string): Promise<FileReport> => reading.execute(aFileToRead(name));

  const cutTo = async (name: string, share: number, to: string) => {
    const whole = await readFile(folder(name));
    await writeFile(folder(to), whole.subarray(0, Math.floor(whole.length * share)));
  };
  const song = async (name: string) => {
    const report = await read(name);
    if (report.kind !== 'song') throw new Error(`${name} is no song: ${JSON.stringify(report)}`);
    return report;
  };

  beforeAll(async () => {
    const { tools } = await findTools(process.env.FFMPEG_PATH);
    reading = new ReadSongFile({
      bytes: new FileMediaBytes(folder('.')),
      decoder: new FfmpegMediaDecoder(folder('.'), async () => tools),
      inflate,
      split: PLAIN_SPLIT,
      pictures: { keep: async () => ({ ok: false }) } as never,
      hash: (bytes) => createHash('sha256').update(bytes).digest('hex'),
      log: silentLogger,
    });
    const all = [
      ...FORMATS.map(([name, options]) => target(name, options)),
      ...TO_CUT.map(([name, options]) => target(name, options)),
    ];
    await run(...noise, ...all.flat());
  }, MINUTE);

  it.each(FORMATS)('imports %s (%s)', async (name, _, container, codec, isTagged) => {
    const { draft, reservations } = await song(name === 'o.ts' ? 'o.mpg' : name);
    expect(draft.audio).toMatchObject({ container, codec, sampleRate: 44_100, channels: 2, playable: false });
    expect(Math.abs(draft.durationMs - SECONDS * 1_000)).toBeLessThan(80);
    expect(reservations).toEqual([]);
    expect(draft.title === 'Chiều Mưa').toBe(isTagged);
  });

  it.each(TO_CUT)('imports the rest of %s (%s), and reports that the file is cut', async (name) => {
    await cutTo(name, 0.6, `cut-${name}`);
    const { draft, reservations } = await song(`cut-${name}`);
    expect(draft.durationMs).toBeGreaterThan(SECONDS * 400);
    expect(draft.durationMs).toBeLessThan(SECONDS * 700);
    expect(reservations).toEqual(['length']);
  });

  it('gives the beginning of a cut file the same print as the beginning of the whole file', async () => {
    await cutTo('p.mp3', 0.6, 'beginning.mp3');
    const whole = await song('p.mp3');
    const cut = await song('beginning.mp3');
    expect(cut.sound.split('-').at(-1)).toBe(whole.sound.split('-').at(-1));
  });

  it('recognises a recording by its sound, whatever its tags are', async () => {
    const tagged = FORMATS.filter(([, , , , isTagged]) => isTagged).map(([name, options]) => [name, options] as const);
    const others = tagged.map(([name, options]) => [
      '-map',
      '0:a',
      '-ac',
      '2',
      '-metadata',
      'title=Một Tên Dài Hơn Hẳn',
      ...words(options),
      folder(`other-${name}`),
    ]);
    await run(...noise, ...others.flat());
    const before = tagged.map(([name]) => name);
    const after = tagged.map(([name]) => `other-${name}`);
    expect(await Promise.all(after.map(async (name) => (await song(name)).sound))).toEqual(
      await Promise.all(before.map(async (name) => (await song(name)).sound)),
    );
  });

  it('refuses an index without its sound', async () => {
    const whole = await readFile(folder('t.m4a'));
    const index = whole.indexOf('mdat');
    await writeFile(folder('silence.m4a'), whole.subarray(0, index + 500));
    await expect(read('silence.m4a')).resolves.toEqual({ kind: 'refused', reason: 'truncated' });
  });

  it.each([
    ['a cue sheet without tracks', 5, Buffer.alloc(440), false],
    ['a cue sheet of one track', 5, Buffer.concat([Buffer.alloc(395), Buffer.from([1]), Buffer.alloc(40)]), true],
    ['its STREAMINFO twice', 0, Buffer.alloc(34), false],
  ])('decides whether a FLAC file can be decoded that has %s', async (name, type, block, isIn) => {
    const whole = await readFile(folder('q.flac'));
    const head = Buffer.from([type, 0, block.length >> 8, block.length & 0xff]);
    await writeFile(folder(`${name}.flac`), Buffer.concat([whole.subarray(0, 42), head, block, whole.subarray(42)]));
    const refused = { kind: 'refused', reason: 'undecodable' };
    await expect(read(`${name}.flac`)).resolves.toMatchObject(isIn ? { kind: 'song', reservations: [] } : refused);
  });

  it('refuses a file that is not media, whatever its name is', async () => {
    await writeFile(folder('letter.ape'), 'Thư gửi mẹ. '.repeat(2_000));
    await expect(read('letter.ape')).resolves.toEqual({ kind: 'refused', reason: 'not-media' });
  });

  it('prefers a track with a codec that browsers support over an earlier track', async () => {
    const two = ['-map', '0:a', '-map', '0:a', '-c:a:0', 'ac3', '-c:a:1', 'aac'];
    await run(...noise, ...two, folder('two.mka'), ...two, folder('two.mp4'));
    const heard = await Promise.all(['two.mka', 'two.mp4'].map(async (name) => (await song(name)).draft.audio));
    expect(heard).toEqual([
      expect.objectContaining({ codec: 'aac', track: 1, playable: false }),
      expect.objectContaining({ codec: 'aac', track: 1, playable: false }),
    ]);
  });

  it('adds up the lengths of recordings that follow each other in one file', async () => {
    const both = Buffer.concat([await readFile(folder('r.ogg')), await readFile(folder('r.ogg'))]);
    // The second stream needs its own serial number, as the first pages of a real one have.
    await run(...noise, '-c:a', 'libvorbis', '-serial_offset', '9', folder('second.ogg'));
    await writeFile(
      folder('chain.ogg'),
      Buffer.concat([both.subarray(0, both.length / 2), await readFile(folder('second.ogg'))]),
    );
    const { draft } = await song('chain.ogg');
    expect(Math.abs(draft.durationMs - 2 * SECONDS * 1_000)).toBeLessThan(80);
    expect(draft.audio.isReadThrough).toBe(true);
  });

  it('refuses a file that has headers but no sound', async () => {
    const matroska = await readFile(folder('v.mka'));
    matroska.fill(0, matroska.indexOf(Buffer.from('1f43b675', 'hex')));
    const ogg = await readFile(folder('r.ogg'));
    ogg.fill(0xff, ogg.indexOf('OggS', 4), ogg.indexOf('OggS', 4) + 27);
    await writeFile(folder('head.mka'), matroska);
    await writeFile(folder('head.ogg'), ogg);
    for (const name of ['head.mka', 'head.ogg'])
      await expect(read(name)).resolves.toMatchObject({ kind: 'refused', reason: 'undecodable' });
  });

  it('imports a third of a second of sound, and refuses a quarter of a second', async () => {
    const short = (seconds: string, name: string) => ['-map', '0:a', '-t', seconds, folder(name)];
    await run(...noise, ...short('0.333', 'third.wav'), ...short('0.25', 'quarter.wav'));
    expect((await song('third.wav')).draft.durationMs).toBe(333);
    await expect(read('quarter.wav')).resolves.toEqual({ kind: 'refused', reason: 'too-short' });
  });
});
