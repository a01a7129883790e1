import {
  encoderDelay,
  segmentAt,
  segmentCount,
  segmentSpan,
} from '../../../../src/infrastructure/media/mse/song-segments';
import { planAudio, secondsOf, segmentUnits } from '../../../../server/domain/media/segment-plan';
import { aStart } from '../../../support/builders/a-source';

/** The segments into which the product's own server cuts a song of this length. */
const served = (durationMs: number, sampleRate: 44_100 | 48_000) => {
  const plan = planAudio(durationMs, sampleRate);
  const start = aStart({
    firstDuration: secondsOf(plan, segmentUnits(plan, 0)),
    segmentDuration: secondsOf(plan, plan.nextUnits),
    duration: durationMs / 1_000,
    sampleRate,
  });
  return { plan, start };
};

describe('segment times', () => {
  it.each([
    [30_000, 48_000],
    [252_613, 44_100],
    [1_003, 44_100],
    [400, 48_000],
    [5_000, 44_100],
    [3_600_000, 48_000],
  ] as const)('match the segment count of the server for %i ms at %i Hz', (durationMs, rate) => {
    const { plan, start } = served(durationMs, rate);
    expect(segmentCount(start)).toBe(plan.segmentCount);
  });

  it('cover the song from its beginning to its end without a gap', () => {
    const { start } = served(252_613, 44_100);
    const spans = Array.from({ length: segmentCount(start) }, (_, index) => segmentSpan(start, index));
    expect(spans[0]?.from).toBe(0);
    expect(spans.at(-1)?.to).toBe(252.613);
    expect(spans.slice(1).map(({ from }) => from)).toEqual(spans.slice(0, -1).map(({ to }) => to));
  });

  it('subtract the encoder’s silence from the first segment', () => {
    const { start } = served(30_000, 48_000);
    expect(segmentSpan(start, 0).to).toBeCloseTo(start.firstDuration - encoderDelay(start), 9);
  });

  it.each([
    [-1, 0],
    [0, 0],
    [0.97, 0],
    [0.99, 1],
    [4.9, 1],
    [5.1, 2],
    [29.9, 8],
    [500, 8],
  ])('find the segment that holds second %d', (position, index) => {
    expect(segmentAt(aStart(), position)).toBe(index);
  });

  it('find each segment by its own beginning', () => {
    const { start } = served(252_613, 44_100);
    const indexes = Array.from({ length: segmentCount(start) }, (_, index) => index);
    expect(indexes.map((index) => segmentAt(start, segmentSpan(start, index).from + 0.001))).toEqual(indexes);
  });
});
