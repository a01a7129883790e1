import { readMp3 } from '../../../../../server/domain/import/containers/read-mp3';
import { placeOfStretches } from '../../../../../server/domain/import/containers/sound-place';
import { mpegFrame, summaryFrame } from '../../../../support/builders/mpeg-frames';
import { aByteReader, id3v1, id3v2 } from '../../../../support/builders/tag-bytes';

const BYTES = 384;
const FRAME = mpegFrame();
const SHORT = mpegFrame({ bitrate: 3 });
const frames = (count: number, frame = FRAME): Buffer => Buffer.concat(Array.from({ length: count }, () => frame));
const read = (...parts: readonly Buffer[]) => readMp3(aByteReader(Buffer.concat(parts)));
const stated = (count: number, bytes: number, more: Parameters<typeof summaryFrame>[0] = {}) =>
  summaryFrame({ frames: count, bytes, ...more });

describe('an MP3', () => {
  it('of a constant bitrate is as long as its bytes', async () => {
    const tag = id3v2([Buffer.alloc(90)]);
    const from = tag.length;
    const to = from + 100 * BYTES;
    expect(await read(tag, frames(100), id3v1({}))).toEqual({
      ok: true,
      value: {
        container: 'mp3',
        durationMs: 2_400,
        proof: 'proved',
        sound: { codec: 'mp3', sampleRate: 48_000, channels: 2, bitrate: 128_000 },
        video: null,
        place: placeOfStretches([{ from, to }]),
      },
    });
  });

  it('may have junk before its first frame', async () => {
    const junk = Buffer.alloc(64 * 1024 - BYTES - 4);
    expect(await read(junk, frames(100))).toMatchObject({ ok: true, value: { durationMs: 2_400 } });
    expect(await read(Buffer.alloc(64 * 1024), frames(100))).toEqual({ ok: false, error: 'not-media' });
  });

  it('of a varying bitrate is as long as its frames', async () => {
    expect(await read(frames(50), frames(50, SHORT))).toMatchObject({ value: { durationMs: 2_400, proof: 'proved' } });
    expect(await read(frames(90), frames(60, SHORT))).toMatchObject({ value: { durationMs: 3_600 } });
  });

  it.each([0.15, 0.3, 0.45, 0.6, 0.75, 0.9])('of another bitrate at %d of its bytes is counted', async (share) => {
    const before = Math.floor(400 * share - 4);
    const file = [frames(before), frames(20, SHORT), frames(400 - before - 8)];
    expect(await read(...file)).toMatchObject({ value: { durationMs: (400 + 12) * 24 } });
  });

  it('with a summary is as long as it tells, and the frame of the summary is no sound', async () => {
    const file = [stated(100, 101 * BYTES), frames(100)];
    expect(await read(...file)).toMatchObject({
      value: { durationMs: 2_400, proof: 'proved', place: placeOfStretches([{ from: BYTES, to: 101 * BYTES }]) },
    });
    const padded = stated(100, 101 * BYTES, { lame: 'LAME', padding: [576, 1_056] });
    expect(await read(padded, frames(100))).toMatchObject({ value: { durationMs: 2_366 } });
  });

  it.each([
    [1_151, { error: 'no-duration' }],
    [1_152, { value: { durationMs: 24 } }],
  ])('never loses more silence than it has sound: %i samples of 1,152', async (silence, outcome) => {
    const file = await read(stated(1, 2 * BYTES, { lame: 'LAME', padding: [silence, 0] }), FRAME);
    expect(file).toMatchObject(outcome);
  });

  it.each([
    ['no frames', 0],
    ['too many frames for its bytes', 426],
    ['too few frames for its bytes', 30],
  ])('is measured where its summary tells of %s', async (_, count) => {
    expect(await read(stated(count, 101 * BYTES), frames(100))).toMatchObject({ value: { durationMs: 2_424 } });
  });

  it.each([
    [425, 10_200],
    [31, 744],
  ])('is as long as its summary tells where %i frames may have these bytes', async (count, durationMs) => {
    expect(await read(stated(count, 101 * BYTES), frames(100))).toMatchObject({ value: { durationMs } });
  });

  it('without the number of bytes in its summary is proved', async () => {
    expect(await read(summaryFrame({ frames: 100 }), frames(100))).toMatchObject({
      value: { durationMs: 2_400, proof: 'proved' },
    });
  });

  const MARGIN = 8 * 1024;

  it.each([
    ['it has far fewer bytes than its summary tells', 100, 101 * BYTES + MARGIN + 1, 'cut', 2_424],
    ['it has as many fewer as are unclear, and its frames', 100, 101 * BYTES + MARGIN, 'proved', 2_400],
    ['it has far more bytes than its summary tells', 100, 101 * BYTES - MARGIN - 1, 'doubtful', 2_424],
    ['it has a few more bytes than its summary tells', 100, 101 * BYTES - MARGIN, 'proved', 2_400],
    ['it lacks two frames by its bytes', 102, 103 * BYTES, 'proved', 2_448],
    ['it lacks two frames by its count', 102, 103 * BYTES + 1, 'proved', 2_448],
    ['it lacks three frames by its count', 103, 104 * BYTES, 'cut', 2_424],
  ])('is cut, doubtful or proved where %s', async (_, count, bytes, proof, durationMs) => {
    expect(await read(stated(count, bytes), frames(100))).toMatchObject({ value: { proof, durationMs } });
  });

  it('of two megabytes has a margin of half a percent', async () => {
    const bytes = 5_208 * BYTES;
    const margin = Math.floor(bytes * 0.005);
    const proofs = [
      await read(stated(5_207, bytes + margin), frames(5_207)),
      await read(stated(5_207, bytes + margin + 60), frames(5_207)),
    ];
    expect(proofs).toMatchObject([{ value: { proof: 'proved' } }, { value: { proof: 'cut' } }]);
  });

  it.each([
    ['nothing', [], 'not-media'],
    ['anything else', [Buffer.alloc(2_000)], 'not-media'],
    ['tags alone', [id3v2([Buffer.alloc(90)])], 'no-audio'],
    ['a tag that is cut', [id3v2([Buffer.alloc(90)], { length: 91 })], 'truncated'],
    ['a tag of more than 32 MiB', [id3v2([Buffer.alloc(90)], { length: 32 * 1024 * 1024 - 9 })], 'too-large-tags'],
    ['a tag of 32 MiB that is cut', [id3v2([Buffer.alloc(90)], { length: 32 * 1024 * 1024 - 10 })], 'truncated'],
  ])('is not read from %s', async (_, parts, error) => {
    expect(await read(...parts)).toEqual({ ok: false, error });
  });
});
