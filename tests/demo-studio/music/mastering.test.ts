import { glue } from '../../../demo-studio/music/master/glue';
import { limitPeaks } from '../../../demo-studio/music/master/limit-peaks';
import { measureLoudness } from '../../../demo-studio/music/master/measure-loudness';
import { measureTruePeak } from '../../support/sound/measure-true-peak';
import { SAMPLE_RATE, type StereoSound } from '../../../demo-studio/music/stereo-sound';

function sine(hertz: number, decibels: number, seconds = 3, phase = 0): Float32Array {
  const level = 10 ** (decibels / 20);
  return Float32Array.from(
    { length: seconds * SAMPLE_RATE },
    (_, at) => level * Math.sin(phase + (2 * Math.PI * hertz * at) / SAMPLE_RATE),
  );
}

const both = (side: Float32Array): StereoSound => ({ left: side, right: side.slice(), rate: SAMPLE_RATE });

describe('loudness', () => {
  it.each([[0, -3.01], [-20, -23.01]])('of 997 Hz at %d dBFS in one channel is %d LUFS', (level, loudness) => {
    const sound = { ...both(sine(997, level)), right: new Float32Array(3 * SAMPLE_RATE) };
    expect(measureLoudness(sound)).toBeCloseTo(loudness, 1);
  }); // oxfmt-ignore

  it('of the same in both channels is 3 LU more', () => {
    expect(measureLoudness(both(sine(997, -20)))).toBeCloseTo(-20, 1);
  });

  it('weighs bass less and treble more', () => {
    expect(measureLoudness(both(sine(50, -20)))).toBeLessThan(-21);
    expect(measureLoudness(both(sine(6000, -20)))).toBeGreaterThan(-17.5);
  });

  it('excludes silence and much quieter sound', () => {
    const side = new Float32Array(9 * SAMPLE_RATE);
    side.set(sine(997, -20), 0);
    side.set(sine(997, -50), 3 * SAMPLE_RATE);
    expect(measureLoudness(both(side))).toBeCloseTo(-20.2, 0);
  });

  it('of silence is minus infinity', () => {
    expect(measureLoudness(both(new Float32Array(SAMPLE_RATE)))).toBe(-Infinity);
  });
});

describe('true peak', () => {
  it('includes peaks between the samples', () => {
    expect(measureTruePeak([sine(SAMPLE_RATE / 4, 0, 1, Math.PI / 4)])).toBeCloseTo(0, 0);
    expect(measureTruePeak([sine(SAMPLE_RATE / 4, 0, 1, Math.PI / 4)])).toBeGreaterThan(-0.5);
  });

  it('of a slow wave is its level', () => {
    expect(measureTruePeak([sine(300, -6, 1)])).toBeCloseTo(-6, 1);
  });
});

describe('the limiter', () => {
  const ceiling = 10 ** (-2 / 20);
  const loud = both(sine(SAMPLE_RATE / 4.03, 3, 1, Math.PI / 4));
  limitPeaks(loud, ceiling, new Float32Array(SAMPLE_RATE));

  it('limits the true peak to its ceiling', () => {
    expect(measureTruePeak([loud.left, loud.right])).toBeLessThan(-1.9);
  });

  it('leaves quieter sound unchanged', () => {
    const soft = sine(440, -9, 1);
    const sound = both(soft.slice());
    limitPeaks(sound, ceiling, new Float32Array(SAMPLE_RATE));
    expect(Buffer.from(sound.left.buffer).equals(Buffer.from(soft.buffer))).toBe(true);
  });

  it('reduces both channels equally', () => {
    const lopsided = { left: sine(440, 4, 1), right: sine(440, -10, 1), rate: SAMPLE_RATE } as const;
    const before = (lopsided.left[5000] ?? 0) / (lopsided.right[5000] ?? 1);
    limitPeaks(lopsided, ceiling, new Float32Array(SAMPLE_RATE));
    expect((lopsided.left[5000] ?? 0) / (lopsided.right[5000] ?? 1)).toBeCloseTo(before, 3);
  });
});

describe('the glue compressor', () => {
  it('reduces loud sound and leaves quiet sound unchanged', () => {
    const loud = both(sine(220, -2, 1));
    const soft = both(sine(220, -30, 1));
    glue(loud);
    glue(soft);
    expect(measureTruePeak([loud.left.subarray(22_050)])).toBeLessThan(-4);
    expect(measureTruePeak([soft.left])).toBeCloseTo(-30, 1);
  });
});
