import { peakBetween } from '../../../demo-studio/music/master/true-peak';

/** The true peak of a sound in dBTP; silence is −Infinity. */
export function measureTruePeak(sides: readonly Float32Array[]): number {
  let highest = 0;
  for (const samples of sides)
    for (let at = 0; at < samples.length; at += 1) {
      // Between two samples a wave can be higher than both, but not by a factor of 1.6.
      const near = Math.max(Math.abs(samples[at] as number), Math.abs(samples[at + 1] ?? 0));
      if (near * 1.6 > highest) highest = Math.max(highest, peakBetween(samples, at));
    }
  return 20 * Math.log10(highest);
}
