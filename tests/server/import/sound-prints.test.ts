import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { ReadSongFile } from '../../../server/application/import/read-song-file';
import {
  isBeginningOf,
  isDamagedCopyOf,
  PART_KINDS,
  partKeysOf,
  partsOf,
} from '../../../server/domain/import/sound-print';
import { PLAIN_SPLIT } from '../../../server/domain/import/split-names';
import { FileMediaBytes } from '../../../server/infrastructure/files/file-media-bytes';
import { aFileToRead } from '../../support/builders/a-known-file';
import { riffChunk, wavFile } from '../../support/builders/tag-bytes';
import { fixtureFfmpeg } from '../../support/fixtures/fixture-ffmpeg';
import { LIBRARY_TRACKS } from '../../support/fixtures/library-tracks';
import { makeLibrary } from '../../support/fixtures/make-library';
import { NO_DECODER } from '../../support/server/no-decoder';
import { withTemporaryFolder } from '../../support/server/temporary-folder';
import { silentLogger } from '../../support/server/silent-logger';

const MINUTE = 60_000;
const run = promisify(execFile);
const folder = withTemporaryFolder();
const LONG_TITLE = `A title that moves everything behind it ${'and on '.repeat(800)}`;

/** One track for each encoding. A WebM file is left out: ffmpeg changes the times of its frames when it copies them. */
const TRACKS = [...new Map(LIBRARY_TRACKS.map((track) => [track.encoding, track.file])).entries()].filter(
  ([encoding]) => encoding !== 'webm',
);
const MP3 = 'Lan Chi/Hiên Nhà Số Bảy/02 Chuyến Đò Sớm.mp3';
const FLAC = 'Trạm Mưa/Phố Không Đèn/Mưa Ngâu Trên Mái.flac';

const nothing = () => {
  throw new Error('a look asks no tag and no picture');
};
const reading = () =>
  new ReadSongFile({
    bytes: new FileMediaBytes(folder('.')),
    decoder: NO_DECODER,
    inflate: nothing,
    split: PLAIN_SPLIT,
    pictures: { keep: nothing } as never,
    hash: (bytes) => createHash('sha256').update(bytes).digest('hex'),
    log: silentLogger,
  });
const soundOf = async (name: string): Promise<string> => {
  const look = await reading().examine(aFileToRead(name));
  return look.kind === 'refused' ? look.reason : look.sound;
};
const written = async (name: string, ...bytes: readonly Buffer[]): Promise<string> => {
  await writeFile(folder(name), Buffer.concat(bytes));
  return soundOf(name);
};
const latin = (text: string): Buffer => Buffer.from(text, 'latin1');
/** Stereo, 44,100 Hz, 16 bits. */
const PCM = Buffer.from('0100020044ac000010b1020004001000', 'hex');

describe('the print of a sound', () => {
  let library = '';
  const bytesOf = (file: string) => readFile(`${library}/${file}`);

  beforeAll(async () => {
    library = await makeLibrary();
    await mkdir(folder('.'), { recursive: true });
  }, 2 * MINUTE);

  it.each(TRACKS)('of %s stays the same when another program rewrites its tags', async (_, file) => {
    const name = 'whole';
    const ending = file.replace(/^.*\./, '');
    await cp(`${library}/${file}`, folder(`${name}.${ending}`));
    const tags = ['-metadata', `title=${LONG_TITLE}`, '-metadata', 'artist=Another'];
    const command = [
      '-nostdin',
      '-loglevel',
      'error',
      '-y',
      '-i',
      folder(`${name}.${ending}`),
      '-map',
      '0',
      '-c',
      'copy',
    ];
    await run(await fixtureFfmpeg(), [...command, ...tags, folder(`tagged.${ending}`)]);
    const sound = await soundOf(`${name}.${ending}`);
    expect(sound).toMatch(/^\w+-~?\w{24}-~?\w{24}-[~\w.]+(-\w{24})?$/);
    expect(await soundOf(`tagged.${ending}`)).toBe(sound);
  });

  it('of an MP3 stays the same with tags of every kind before and behind the sound', async () => {
    const mp3 = await bytesOf(MP3);
    const sound = await written('a.mp3', mp3);
    const id3 = Buffer.concat([latin('ID3\x04\0\0\0\0\x10\0'), Buffer.alloc(2_048)]);
    expect(await written('b.mp3', id3, mp3)).toBe(sound);
    expect(await written('c.mp3', mp3, latin('TAG'.padEnd(128, '\0')))).toBe(sound);
    const ape = Buffer.concat([latin('APETAGEX'), Buffer.from([0xd0, 7, 0, 0, 32, 0, 0, 0]), Buffer.alloc(16)]);
    expect(await written('d.mp3', mp3, ape, latin('TAG'.padEnd(128, '\0')))).toBe(sound);
  });

  it('of a FLAC file stays the same with an ID3 tag before the file', async () => {
    const flac = await bytesOf(FLAC);
    const id3 = Buffer.concat([latin('ID3\x04\0\0\0\0\x10\0'), Buffer.alloc(2_048)]);
    expect(await written('b.flac', id3, flac)).toBe(await written('a.flac', flac));
  });

  it('of another recording is different', async () => {
    const sounds = await Promise.all(TRACKS.map(async ([, file], at) => written(`${at}.bin`, await bytesOf(file))));
    expect(new Set(sounds).size).toBe(TRACKS.length);
  });

  it('of a damaged file still matches the intact file, by the end that is intact', async () => {
    const flac = await bytesOf(FLAC);
    const damaged = Buffer.from(flac);
    damaged.fill(0xaa, flac.length - 40_000, flac.length - 39_900);
    const whole = partsOf(await written('a.flac', flac));
    const other = partsOf(await written('b.flac', damaged));
    expect(other.tail).not.toBe(whole.tail);
    expect(isDamagedCopyOf(other, whole)).toBe(true);
  });

  it('of tracks that are silent at both ends differs by the middle, and marks the silence', async () => {
    const noise = (seed: number) => Buffer.from(Array.from({ length: 50_000 }, (_, at) => (at * at * seed) % 251));
    const track = (seed: number) => {
      const data = Buffer.concat([Buffer.alloc(90_000), noise(seed), Buffer.alloc(90_000)]);
      return wavFile(riffChunk('fmt ', PCM), riffChunk('data', data));
    };
    const drums = partsOf(await written('a.wav', track(3)));
    const bass = partsOf(await written('b.wav', track(7)));
    expect([drums.head, drums.tail, ...drums.starts]).toEqual(Array(6).fill(expect.stringMatching(/^~/)));
    expect(await written('a.wav', track(3))).not.toBe(await written('b.wav', track(7)));
    expect({ ...bass }).toEqual(drums);
    expect(PART_KINDS.flatMap((kind) => partKeysOf(drums, kind))).toEqual([]);
  });

  it('of a longer recording has the same beginning', async () => {
    const mp3 = await bytesOf(MP3);
    const tagged = await written('a.mp3', mp3);
    const cut = await written('b.mp3', mp3.subarray(0, mp3.length - 2_000));
    expect(cut).not.toBe(tagged);
    expect(isBeginningOf(partsOf(cut), partsOf(tagged))).toBe(true);
  });
});
