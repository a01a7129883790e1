import { readWav } from '../../../../../server/domain/import/containers/read-wav';
import { placeOfStretches } from '../../../../../server/domain/import/containers/sound-place';
import { aByteReader, littleEndian, riffChunk, wavFile } from '../../../../support/builders/tag-bytes';

const latin = (text: string): Buffer => Buffer.from(text, 'latin1');

describe('a WAV file', () => {
  const format = ({ tag = 1, channels = 2, rate = 8_000, perSecond = 32_000, block = 4, sub = 0 } = {}) => {
    const body = Buffer.alloc(40);
    [tag, channels].forEach((value, at) => body.writeUInt16LE(value, at * 2));
    body.writeUInt32LE(rate, 4);
    body.writeUInt32LE(perSecond, 8);
    body.writeUInt16LE(block, 12);
    body.writeUInt16LE(sub, 24);
    return riffChunk('fmt ', body);
  };
  const wav = (...chunks: readonly Buffer[]) => readWav(aByteReader(wavFile(...chunks)));
  const data = (bytes: number, stated = bytes) =>
    Buffer.concat([latin('data'), littleEndian(stated), Buffer.alloc(bytes)]);

  it('is what its format tells', async () => {
    expect(await wav(format(), data(64_000))).toEqual({
      ok: true,
      value: {
        container: 'wav',
        durationMs: 2_000,
        proof: 'proved',
        sound: { codec: 'pcm', sampleRate: 8_000, channels: 2, bitrate: 256_000 },
        video: null,
        place: placeOfStretches([{ from: 68, to: 64_068 }]),
      },
    });
  });

  it.each([
    ['floating point', { tag: 3 }, true],
    ['A-law', { tag: 6 }, true],
    ['µ-law', { tag: 7 }, true],
    ['ADPCM', { tag: 2 }, false],
    ['an extension of PCM', { tag: 0xfffe, sub: 1 }, true],
    ['an extension of something else', { tag: 0xfffe, sub: 2 }, false],
    ['no channels', { channels: 0 }, false],
    ['no sample rate', { rate: 0 }, false],
  ])('of %s is heard or not', async (_, given, ok) => {
    expect((await wav(format(given), data(64_000))).ok).toBe(ok);
  });

  it.each([
    ['all', 64_000, 64_000, 'proved', 2_000],
    ['a block less than it states', 64_000, 64_004, 'proved', 2_000],
    ['more than a block less', 64_000, 64_005, 'cut', 2_000],
    ['more than it states', 64_000, 32_000, 'proved', 1_000],
    ['all where it states nothing', 64_000, 0, 'proved', 2_000],
    ['all where it states an unknown length', 64_000, 0xffffffff, 'proved', 2_000],
  ])('has %s of its sound', async (_, bytes, stated, proof, durationMs) => {
    expect(await wav(format(), data(bytes, stated))).toMatchObject({ value: { proof, durationMs } });
  });

  it.each([
    ['its blocks where it states another number of bytes a second', { perSecond: 1 }, 2_000, 256_000],
    ['its bytes a second where it states no blocks', { block: 0 }, 2_000, 256_000],
    ['its bytes a second where its blocks are impossible', { rate: 1_000_000, block: 0xffff }, 2_000, 524_280_000_000],
  ])('is as long as %s tell', async (_, given, durationMs, bitrate) => {
    expect(await wav(format(given), data(64_000))).toMatchObject({ value: { durationMs, sound: { bitrate } } });
  });

  it('has its first sound at most two hundred chunks behind its beginning', async () => {
    const fillers = (count: number) => Array.from({ length: count }, () => riffChunk('LIST', Buffer.alloc(2)));
    expect((await wav(format(), ...fillers(198), data(64_000))).ok).toBe(true);
    expect(await wav(format(), ...fillers(199), data(64_000))).toEqual({ ok: false, error: 'truncated' });
  });

  const SECOND = 32_000;
  const list = (bytes: number) => riffChunk('LIST', Buffer.alloc(bytes));
  const longLength = (bytes: number) =>
    riffChunk('ds64', Buffer.concat([Buffer.alloc(8), littleEndian(bytes), Buffer.alloc(16)]));

  it.each([
    ['with its sound right after its format', [format(), data(2 * SECOND)]],
    ['with an odd chunk before its sound', [format(), list(5), data(2 * SECOND)]],
    ['with an even chunk before its sound', [format(), list(6), data(2 * SECOND)]],
    ['whose format is told in an extension', [format({ tag: 0xfffe, sub: 1 }), data(2 * SECOND)]],
    ['whose length was not known', [format(), data(2 * SECOND, 0xffffffff)]],
    ['above 4 GB, whose length stands before', [longLength(2 * SECOND), format(), data(2 * SECOND, 0xffffffff)]],
    ['that lacks a block at its end', [format(), data(2 * SECOND - 4, 2 * SECOND)]],
  ])('%s is as long as its sound', async (_, chunks) => {
    const answer = await wav(...chunks);
    expect(answer).toMatchObject({ ok: true, value: { container: 'wav', sound: { sampleRate: 8_000, channels: 2 } } });
    expect(answer.ok && Math.round(answer.value.durationMs / 10)).toBe(200);
  });

  it('that lacks more than a block is as long as its remaining sound', async () => {
    const answer = await wav(format(), data(SECOND, 2 * SECOND));
    expect(answer).toMatchObject({ ok: true, value: { durationMs: 1_000, proof: 'cut' } });
  });

  it.each([
    ['without sound', [format()], 'truncated'],
    ['without a format', [data(SECOND)], 'not-media'],
    ['of a codec that is not known', [format({ tag: 85 }), data(SECOND)], 'unsupported-codec'],
    ['without channels', [format({ channels: 0 }), data(SECOND)], 'unsupported-codec'],
    ['of no length', [format(), data(0)], 'no-duration'],
  ])('%s is refused with a reason', async (_, chunks, error) => {
    expect(await wav(...chunks)).toEqual({ ok: false, error });
  });
});
