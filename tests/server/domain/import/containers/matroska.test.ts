import { elementAt } from '../../../../../server/domain/import/containers/ebml';
import { readClusterTime, readSegment } from '../../../../../server/domain/import/containers/matroska-segment';
import { readMatroska } from '../../../../../server/domain/import/containers/read-matroska';
import { placeOfStretches } from '../../../../../server/domain/import/containers/sound-place';
import {
  block,
  cluster,
  endless,
  header,
  info,
  pictureTrack,
  segment,
  size,
  soundTrack,
  tracks,
} from '../../../../support/builders/matroska-bytes';
import { aByteReader, bigEndian, element } from '../../../../support/builders/tag-bytes';

const HEADER = header('matroska');
const WEB_HEADER = header('webm');
const read = (...parts: readonly Buffer[]) => readMatroska(aByteReader(Buffer.concat(parts)));

const OPUS = tracks(soundTrack('A_OPUS'));
const CLUSTERS = [cluster(0), cluster(1_000), cluster(2_000)];

describe('a Matroska file', () => {
  it('is as long as it states, with its sound in its clusters', async () => {
    const before = Buffer.concat([HEADER, segment(info(3_000), OPUS)]).length;
    const file = Buffer.concat([HEADER, segment(info(3_000), OPUS, ...CLUSTERS)]);
    const bodies = [0, 1, 2].map((index) => {
      const at = before + index * cluster(0).length;
      return { from: at + 8, to: at + cluster(0).length };
    });
    expect(await readMatroska(aByteReader(file))).toEqual({
      ok: true,
      value: {
        container: 'matroska',
        durationMs: 3_000,
        proof: 'proved',
        sound: { codec: 'opus', sampleRate: 48_000, channels: 2, track: 0, bitrate: Math.round((file.length * 8) / 3) },
        video: null,
        hasOtherPicture: false,
        isFollowed: false,
        place: placeOfStretches(bodies),
      },
    });
  });

  it('is WebM where its header says so', async () => {
    expect(await read(WEB_HEADER, segment(info(3_000), OPUS, ...CLUSTERS))).toMatchObject({
      value: { container: 'webm' },
    });
  });

  it('has a usual bitrate for the sound beside a picture', async () => {
    const both = tracks(pictureTrack('V_VP9', ...size(640, 360)), soundTrack('A_OPUS'));
    expect(await read(HEADER, segment(info(3_000), both, ...CLUSTERS))).toMatchObject({
      value: { sound: { codec: 'opus', bitrate: 192_000 }, video: { codec: 'vp9', width: 640, height: 360, fps: 25 } },
    });
  });

  it('may have a picture alone', async () => {
    const mute = tracks(pictureTrack('V_VP9', ...size(640, 360)));
    expect(await read(HEADER, segment(info(3_000), mute, ...CLUSTERS))).toMatchObject({
      value: { sound: { codec: 'none', sampleRate: 48_000, channels: 0, bitrate: 192_000 }, hasOtherPicture: false },
    });
  });

  it.each([
    ['another header', [element('1a45dfa4'), segment(info(3_000), OPUS, ...CLUSTERS)], 'not-media'],
    ['no segment', [HEADER, element('1f43b675')], 'not-media'],
    ['nothing behind its header', [HEADER], 'not-media'],
    ['no bytes', [], 'not-media'],
    ['no tracks', [HEADER, segment(info(3_000), ...CLUSTERS)], 'truncated'],
    ['tracks of neither sound nor picture', [HEADER, segment(info(3_000), tracks(), ...CLUSTERS)], 'no-audio'],
    [
      'an unknown picture alone',
      [HEADER, segment(info(3_000), tracks(pictureTrack('V_X', ...size(6, 6))), ...CLUSTERS)],
      'no-audio',
    ],
    ['an unknown sound', [HEADER, segment(info(3_000), tracks(soundTrack('A_AC3')), ...CLUSTERS)], 'unsupported-codec'],
    ['no length', [HEADER, segment(OPUS, cluster(0))], 'no-duration'],
  ])('is refused with %s', async (_, parts, error) => {
    expect(await read(...parts)).toEqual({ ok: false, error });
  });

  it.each([
    ['proved where the last cluster is near the end', 36_999, [0, 2_000], 36_999, 'proved'],
    ['doubtful where the last cluster is far from the end', 37_000, [0, 2_000], 37_000, 'doubtful'],
    ['doubtful where the last cluster is behind the end', 2_000, [0, 37_000], 2_000, 'doubtful'],
    ['counted from the first cluster', 3_499, [499, 2_000], 3_000, 'proved'],
    ['doubtful where the first cluster is late', 3_500, [500, 2_000], 3_000, 'doubtful'],
    ['that of the last cluster where none is stated', 0, [0, 2_000], 2_000, 'doubtful'],
    ['that of the last cluster where the stated one cannot be', 1e12, [0, 2_000], 2_000, 'doubtful'],
    ['rounded', 2_000.4, [0, 2_000], 2_000, 'proved'],
  ])('has a length that is %s', async (_, stated, times, durationMs, proof) => {
    const file = [HEADER, segment(info(stated), OPUS, ...times.map((time) => cluster(time)))];
    expect(await read(...file)).toMatchObject({ ok: true, value: { durationMs, proof } });
  });

  it('counts in units of a millisecond where it does not state its unit', async () => {
    const scale = element('2ad7b1', bigEndian(500_000));
    expect(await read(HEADER, segment(info(6_000, scale), OPUS, cluster(0), cluster(4_000)))).toMatchObject({
      value: { durationMs: 3_000, proof: 'proved' },
    });
    expect(await read(HEADER, segment(OPUS, cluster(0), cluster(4_000)))).toMatchObject({
      value: { durationMs: 4_000, proof: 'doubtful' },
    });
  });

  it('is cut where its segment states more bytes than there are, and is as long as its clusters', async () => {
    const whole = Buffer.concat([HEADER, segment(info(9_000), OPUS, ...CLUSTERS)]);
    expect(await read(whole.subarray(0, -1))).toMatchObject({ ok: true, value: { durationMs: 2_000, proof: 'cut' } });
    const one = Buffer.concat([HEADER, segment(info(9_000), OPUS, cluster(0))]);
    expect(await read(one.subarray(0, -1))).toMatchObject({ ok: true, value: { durationMs: 9_000, proof: 'cut' } });
  });

  it('is doubtful where another file follows', async () => {
    const file = [HEADER, segment(info(3_000), OPUS, ...CLUSTERS)];
    expect(await read(...file, ...file)).toMatchObject({
      value: { proof: 'doubtful', isFollowed: true, durationMs: 3_000 },
    });
    expect(await read(...file, element('ec'))).toMatchObject({ value: { proof: 'proved', isFollowed: false } });
  });

  it('of unknown length ends with the file, or where another begins', async () => {
    const file = [HEADER, endless('18538067', info(3_000), OPUS, ...CLUSTERS)];
    expect(await read(...file)).toMatchObject({ value: { proof: 'proved', isFollowed: false } });
    expect(await read(...file, ...file)).toMatchObject({ value: { proof: 'doubtful', isFollowed: true } });
  });
});

describe('the clusters of a segment', () => {
  const inside = async (...parts: readonly Buffer[]) => {
    const reader = aByteReader(endless('18538067', ...parts));
    const found = await readSegment(reader, (await elementAt(reader, 0)) as never);
    return found.clusters.map(({ from, to }) => [from, to]);
  };
  const START = 12;
  const open = endless('1f43b675', element('e7', bigEndian(0)), block);

  it.each([
    ['a cluster', '1f43b675'],
    ['cues', '1c53bb6b'],
    ['tags', '1254c367'],
    ['attachments', '1941a469'],
    ['chapters', '1043a770'],
    ['a seek head', '114d9b74'],
    ['the info', '1549a966'],
    ['the tracks', '1654ae6b'],
    ['another file', '1a45dfa3'],
  ])('of unknown length end before %s', async (_, id) => {
    const [first] = await inside(open, element(id, Buffer.alloc(4)));
    expect(first).toEqual([START + 12, START + open.length]);
  });

  it('of unknown length go on to the end of the segment', async () => {
    expect(await inside(open)).toEqual([[START + 12, START + open.length]]);
    expect(await inside(open, block)).toEqual([[START + 12, START + open.length + block.length]]);
  });

  it('are found one after the other, among other elements', async () => {
    const all = [open, open, element('ec', Buffer.alloc(9)), cluster(1)];
    const last = START + 2 * open.length + 14;
    expect(await inside(...all)).toEqual([
      [START + 12, START + open.length],
      [START + open.length + 12, last],
      [last + 8, last + cluster(1).length],
    ]);
  });

  it('end with the file where they state more', async () => {
    const reader = aByteReader(endless('18538067', cluster(0)).subarray(0, -5));
    const found = await readSegment(reader, (await elementAt(reader, 0)) as never);
    expect(found).toMatchObject({ clusters: [{ from: START + 8, to: reader.size }], isCut: false, isFollowed: false });
  });

  it('have a time, or none', async () => {
    const timeOf = (bytes: Buffer) => readClusterTime(aByteReader(bytes), { from: 0, to: bytes.length });
    expect(await timeOf(Buffer.concat([element('a7', bigEndian(1)), element('e7', bigEndian(513)), block]))).toBe(513);
    expect(await timeOf(block)).toBe(0);
  });

  it('are preceded by an info and by tracks that are not too large', async () => {
    const large = Buffer.concat([Buffer.from('1549a966', 'hex'), bigEndian(0x10000000 + 32 * 1024 * 1024 + 1)]);
    const reader = aByteReader(endless('18538067', tracks(), large));
    const found = await readSegment(reader, (await elementAt(reader, 0)) as never);
    expect([found.info, found.tracks?.byteLength]).toEqual([undefined, 0]);
  });
});
