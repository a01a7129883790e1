import {
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
    [44_100, 1, { totalUnits: 2, segmentCount: 1 }],
    [44_100, 0, { totalUnits: 2, segmentCount: 1 }],
    [44_100, 240_000, { totalUnits: 10_337, segmentCount: 61 }],
  ] as const)('cuts audio of %d Hz and %d ms into whole frames', (rate, durationMs, plan) => {
    expect(planAudio(durationMs, rate)).toMatchObject(plan);
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
    expect(plan).toMatchObject({ firstUnits: 24, nextUnits: 96, totalUnits: 217, segmentCount: 4 });
    expect(secondsOf(plan, segmentStart(plan, 2))).toBe(5);
  });

  it('has one segment for a picture shorter than a frame', () => {
    expect(planVideo(1, 25)).toMatchObject({ totalUnits: 1, segmentCount: 1 });
  });
});

describe('songSamples', () => {
  it('returns at least one sample', () => {
    expect([songSamples(1_000, 44_100), songSamples(0, 48_000)]).toEqual([44_100, 1]);
  });
});
