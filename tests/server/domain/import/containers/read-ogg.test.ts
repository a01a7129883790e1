import { readOgg } from '../../../../../server/domain/import/containers/read-ogg';
import type { StreamFacts } from '../../../../../server/domain/import/containers/stream-facts';
import { opusHead, page, speexHead, vorbisHead } from '../../../../support/builders/ogg-bytes';
import { aByteReader } from '../../../../support/builders/tag-bytes';

const read = (...pages: readonly Buffer[]) => readOgg(aByteReader(Buffer.concat(pages)));
const head = (packet: Buffer, serial = 1) => page({ serial, flags: 2, granule: 0, packets: [packet] });
const tags = (serial = 1) => page({ serial, granule: 0, bodies: [40] });
const sound = (granule: number, more: object = {}) => page({ granule, bodies: [1_000], ...more });
const END = { flags: 4 };
const factsOf = async (...pages: readonly Buffer[]): Promise<StreamFacts> => {
  const answer = await read(...pages);
  return (answer as { value: StreamFacts }).value;
};
const OPUS = [head(opusHead(2, 480)), tags()];

describe('an Ogg file', () => {
  it('is as long as the position of its last page, without the samples to skip', async () => {
    const pages = [...OPUS, sound(24_000), sound(48_480, END)];
    const size = Buffer.concat(pages).length;
    const before = Buffer.concat(OPUS).length;
    const header = 27 + 4;
    const bodies = [
      { from: before + header, to: before + header + 1_000 },
      { from: before + 2 * header + 1_000, to: size },
    ];
    expect(await read(...pages)).toEqual({
      ok: true,
      value: {
        container: 'ogg',
        durationMs: 1_000,
        proof: 'proved',
        sound: { codec: 'opus', sampleRate: 48_000, channels: 2, bitrate: size * 8 },
        video: null,
        place: { length: 48_480, head: bodies, tail: bodies, middle: [] },
      },
    });
  });

  it.each([
    ['Vorbis', vorbisHead(44_100, 1), { codec: 'vorbis', sampleRate: 44_100, channels: 1 }],
    ['Speex', speexHead(8_000, 1, 0), { codec: 'speex', sampleRate: 8_000, channels: 1 }],
  ])('with %s counts in its sample rate', async (_, packet, facts) => {
    const { sound: heard, durationMs } = await factsOf(head(packet), tags(), sound(2 * facts.sampleRate, END));
    expect([heard, durationMs]).toEqual([expect.objectContaining(facts), 2_000]);
  });

  it('with pictures is heard by its first stream of sound', async () => {
    const theora = head(Buffer.from('\x80theora', 'latin1'), 9);
    const file = [theora, ...OPUS, sound(48_480), sound(999_999, { serial: 9, flags: 4 })];
    expect(await factsOf(...file)).toMatchObject({ durationMs: 1_000, proof: 'proved', sound: { codec: 'opus' } });
    const both = [head(opusHead(2, 480)), head(vorbisHead(44_100, 2), 2), tags(), tags(2)];
    expect(await factsOf(...both, sound(48_480), sound(44_100, { serial: 2 }))).toMatchObject({
      sound: { codec: 'opus' },
    });
  });

  it('ignores pages without a position, and positions of damaged pages', async () => {
    const damaged = sound(96_480).fill(1, 900, 901);
    expect((await factsOf(...OPUS, sound(48_480), sound(-1, END))).durationMs).toBe(1_000);
    expect((await factsOf(...OPUS, sound(48_480), damaged)).durationMs).toBe(1_000);
    expect((await factsOf(...OPUS, damaged)).durationMs).toBe(2_000);
    expect((await factsOf(...OPUS, sound(48_480), sound(2 ** 50))).durationMs).toBe(1_000);
  });

  it.each([
    ['ends with its end mark', [sound(48_480, END)], 'proved'],
    ['lacks its end mark', [sound(48_480)], 'proved'],
    ['has a last page that is cut', [sound(24_480), sound(48_480, END).subarray(0, -1)], 'cut'],
    ['has a page that is cut behind its end mark', [sound(48_480, END), sound(96_480).subarray(0, -1)], 'proved'],
    ['has the beginning of a page behind it', [sound(48_480), Buffer.from('Ogg')], 'cut'],
    ['has the beginning of a page behind its end mark', [sound(48_480, END), Buffer.from('Ogg')], 'proved'],
    ['has other bytes behind it', [sound(48_480), Buffer.from('xyz')], 'proved'],
    ['has bytes behind it that only go on like a page', [sound(48_480), Buffer.from('ggS')], 'proved'],
  ])('is cut or proved where it %s', async (_, pages, proof) => {
    expect((await factsOf(...OPUS, ...pages)).proof).toBe(proof);
  });

  it('of several recordings is as long as all, and must be read through', async () => {
    const second = [head(opusHead(2, 0), 2), tags(2), sound(24_000, { serial: 2, flags: 4 })];
    expect(await factsOf(...OPUS, sound(48_000, END), ...second)).toMatchObject({
      durationMs: 1_500,
      proof: 'doubtful',
      sound: { isReadThrough: true },
    });
  });

  it('is one recording where its streams begin together', async () => {
    const file = [head(opusHead(2, 480)), head(vorbisHead(44_100, 2), 2), tags(), sound(48_480, END)];
    expect(await factsOf(...file)).toMatchObject({ proof: 'proved', durationMs: 1_000 });
  });

  const PAGE_SAMPLES = 960;
  const many = (count: number, serial: number, from = 0) =>
    Array.from({ length: count }, (_, at) =>
      page({ serial, granule: from + (at + 1) * PAGE_SAMPLES, bodies: [1_000] }),
    );

  it('larger than its last pages is one recording where the time increases', async () => {
    expect(await factsOf(...OPUS, ...many(200, 1))).toMatchObject({ durationMs: 3_990, proof: 'proved' });
  });

  it('larger than its last pages is several where another stream is in its middle', async () => {
    const file = [...OPUS, ...many(60, 1), head(opusHead(2, 0), 2), tags(2), ...many(200, 2)];
    expect(await factsOf(...file)).toMatchObject({
      durationMs: 260 * 20,
      proof: 'doubtful',
      sound: { isReadThrough: true },
    });
  });

  it('larger than its last pages is several where the time goes back', async () => {
    const file = [...OPUS, ...many(60, 1), head(opusHead(2, 0)), tags(), ...many(200, 1)];
    expect(await factsOf(...file)).toMatchObject({ durationMs: 260 * 20, proof: 'doubtful' });
  });

  it.each([
    ['no head', [tags()], 'no-audio'],
    ['no page', [Buffer.from('OggS')], 'no-audio'],
    ['pictures alone', [head(Buffer.from('\x80theora', 'latin1')), sound(9)], 'no-audio'],
    ['a codec that we cannot play', [head(Buffer.from('CELT    ')), sound(9)], 'unsupported-codec'],
    ['a head alone', [head(opusHead(2, 480))], 'implausible'],
    ['an impossible position', [...OPUS, sound(2 ** 50)], 'implausible'],
  ])('is not read with %s', async (_, pages, error) => {
    expect(await read(...pages)).toEqual({ ok: false, error });
  });
});
