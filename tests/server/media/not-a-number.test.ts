import { execFile } from 'node:child_process';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { findTools } from '../../../server/composition/media-tools';
import { renditionOf, type Rendition } from '../../../server/domain/media/rendition';
import { FfmpegRenditionEncoder } from '../../../server/infrastructure/ffmpeg/ffmpeg-rendition-encoder';
import { aMediaSource, LOSSLESS } from '../../support/builders/a-media-source';
import { fixtureFfmpeg } from '../../support/fixtures/fixture-ffmpeg';
import { withTemporaryFolder } from '../../support/server/temporary-folder';

const SECONDS = 5;
/** Samples, written as little-endian floats. */
const BAD_SAMPLES = [
  ['NaN', Number.NaN],
  ['infinite', Number.NEGATIVE_INFINITY],
  ['huge', 1e20],
] as const;

describe('sound with some invalid samples', () => {
  const folder = withTemporaryFolder();

  it.each(BAD_SAMPLES)('is encoded to its end: %s', async (name, sample) => {
    const path = folder(`${name}.wav`);
    const noise = ['-f', 'lavfi', '-i', `anoisesrc=d=${SECONDS}:c=pink:a=0.3:seed=7:r=44100`];
    const made = [...noise, '-ac', '2', '-c:a', 'pcm_f32le', path];
    await promisify(execFile)(await fixtureFfmpeg(), ['-nostdin', '-v', 'error', '-y', ...made]);
    const bytes = await readFile(path);
    // The samples are at the end of the file, eight bytes for each point in time.
    const middle = bytes.length - SECONDS * 44_100 * 4;
    for (let at = 0; at < 400; at += 4) bytes.writeFloatLE(sample, middle + at);
    await writeFile(path, bytes);

    const { tools } = await findTools(process.env.FFMPEG_PATH);
    const { size, mtimeMs } = await stat(path);
    const audio = { ...LOSSLESS, codec: 'pcm', container: 'wav', mime: 'audio/wav' } as const;
    const source = aMediaSource({ path, size, modifiedMs: mtimeMs, durationMs: SECONDS * 1_000, audio });
    const rendition = renditionOf({ kind: 'audio', key: { songId: 'song1', revision: 'r1' }, kbps: 64 }, source);
    const segments: string[] = [];
    const order = { from: 0, urgency: 'listener-waits', signal: new AbortController().signal } as const;
    const ended = await new FfmpegRenditionEncoder(tools!).encode(
      { ...order, rendition: rendition as Rendition },
      async (name) => void segments.push(name),
    );
    expect(ended).toEqual({ ok: true, value: undefined });
    expect(segments.filter((name) => name.endsWith('.m4s'))).toHaveLength((rendition as Rendition).plan.segmentCount);
  });
});
