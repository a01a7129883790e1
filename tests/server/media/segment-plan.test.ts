import {
  AAC_FRAME_SAMPLES,
  ENCODER_DELAY_SAMPLES,
  planAudio,
  planVideo,
  secondsOf,
  segmentStart,
  segmentUnits,
  servedSampleRate,
  songSamples,
} from '../../../server/domain/media/segment-plan';

describe('servedSampleRate', () => {
  it.each([
    [44_100, 44_100],
    [22_050, 44_100],
    [88_200, 44_100],
    [11_025, 44_100],
    [48_000, 48_000],
    [96_000, 48_000],
    [8_000, 48_000],
    [32_000, 48_000],
    [0, 48_000],
  ])('%d Hz is served at %d Hz', (source, served) => {
    expect(servedSampleRate(source)).toBe(served);
  });
});

describe('planAudio', () => {
  it.each([
    [44_100, 10_300, { firstUnits: 43, nextUnits: 172, totalUnits: 445, segmentCount: 4 }],
    [48_000, 10_300, { firstUnits: 47, nextUnits: 188, totalUnits: 484, segmentCount: 4 }],
    [44_100, 1, { firstUnits: 43, nextUnits: 172, totalUnits: 2, segmentCount: 1 }],
    [44_100, 0, { firstUnits: 43, nextUnits: 172, totalUnits: 2, segmentCount: 1 }],
    [44_100, 240_000, { firstUnits: 43, nextUnits: 172, totalUnits: 10_337, segmentCount: 61 }],
    [48_000, 64, { firstUnits: 47, nextUnits: 188, totalUnits: 4, segmentCount: 1 }],
    [48_000, 65, { firstUnits: 47, nextUnits: 188, totalUnits: 5, segmentCount: 1 }],
    [48_000, 981, { firstUnits: 47, nextUnits: 188, totalUnits: 47, segmentCount: 1 }],
    [48_000, 982, { firstUnits: 47, nextUnits: 188, totalUnits: 48, segmentCount: 2 }],
    [48_000, 4_992, { firstUnits: 47, nextUnits: 188, totalUnits: 235, segmentCount: 2 }],
    [48_000, 4_993, { firstUnits: 47, nextUnits: 188, totalUnits: 236, segmentCount: 3 }],
  ] as const)('cuts audio of %d Hz and %d ms into whole frames', (rate, durationMs, plan) => {
    expect(planAudio(durationMs, rate)).toEqual({ timescale: rate, unitTicks: 1024, ...plan });
  });

  it("has room for the encoder's delay before the song", () => {
    const withoutDelay = 1;
    expect(planAudio(0, 48_000).totalUnits).toBe(withoutDelay + ENCODER_DELAY_SAMPLES / AAC_FRAME_SAMPLES);
  });

  it('contains each frame exactly once', () => {
    const plan = planAudio(10_300, 44_100);
    const units = Array.from({ length: plan.segmentCount }, (_, index) => segmentUnits(plan, index));
    expect(units).toEqual([43, 172, 172, 58]);
    expect([0, 1, 2, 3, 4, 9].map((index) => segmentStart(plan, index))).toEqual([0, 43, 215, 387, 445, 445]);
    expect(segmentUnits(plan, 4)).toBe(0);
  });

  it('begins with a segment of about one second, followed by segments of about four seconds', () => {
    const plan = planAudio(60_000, 48_000);
    expect(secondsOf(plan, plan.firstUnits)).toBeCloseTo(1.0027, 4);
    expect(secondsOf(plan, plan.nextUnits)).toBeCloseTo(4.0107, 4);
  });
});

describe('planVideo', () => {
  it('cuts at whole seconds', () => {
    const plan = planVideo(9_023, 24);
    expect(plan).toEqual({
      timescale: 24,
      unitTicks: 1,
      firstUnits: 24,
      nextUnits: 96,
      totalUnits: 217,
      segmentCount: 4,
    });
    expect(secondsOf(plan, segmentStart(plan, 2))).toBe(5);
  });

  it('has one segment for a picture shorter than a frame', () => {
    expect([0, 1, 40].map((durationMs) => planVideo(durationMs, 25).totalUnits)).toEqual([1, 1, 1]);
    expect(planVideo(1, 25).segmentCount).toBe(1);
  });

  it.each([
    [1_000, 1],
    [1_001, 2],
    [1_040, 2],
    [5_000, 2],
    [5_001, 3],
    [5_040, 3],
    [9_000, 3],
  ])('begins a new segment only where %d ms do not fit into those before: %i segments', (durationMs, segments) => {
    expect(planVideo(durationMs, 25).segmentCount).toBe(segments);
  });

  it('has no segment before the first and none after the last', () => {
    const plan = planVideo(5_000, 25);
    expect([-1, 0, 1, 2, 3].map((index) => segmentStart(plan, index))).toEqual([0, 0, 25, 125, 125]);
    expect([0, 1, 2].map((index) => segmentUnits(plan, index))).toEqual([25, 100, 0]);
  });
});

describe('songSamples', () => {
  it('returns at least one sample', () => {
    expect([songSamples(1_000, 44_100), songSamples(0, 48_000)]).toEqual([44_100, 1]);
  });

  it.each([
    [11, 485],
    [12, 529],
    [15, 662],
    [-5, 1],
  ])('rounds %d ms to %i whole samples', (durationMs, samples) => {
    expect(songSamples(durationMs, 44_100)).toBe(samples);
  });
});
