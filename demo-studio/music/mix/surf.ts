import { LowPass } from '../dsp/low-pass';
import { fillNoise } from '../dsp/noise';
import { SAMPLE_RATE } from '../stereo-sound';
import { decibels, type Bus } from './bus';

const CHUNK = 2048;
const SWELL_SECONDS = 9.5;
const chunk = new Float32Array(CHUNK);

function swell(seconds: number, side: number): number {
  const wave = 0.5 - 0.5 * Math.cos((2 * Math.PI * (seconds + side * 1.3)) / SWELL_SECONDS);
  const slower = 0.75 + 0.25 * Math.sin((2 * Math.PI * seconds) / (SWELL_SECONDS * 2.7));
  return (0.12 + 0.88 * wave * wave) * slower;
}

/** Adds a distant sea: noise that swells and gets darker again about every ten seconds, wider than the music. */
export function addSurf(bus: Bus, level: number, seed: number): void {
  for (const [side, samples] of [bus.left, bus.right].entries()) {
    const filter = new LowPass();
    let noise = seed * 31 + side * 7;
    let gain = 0;
    for (let from = 0; from < samples.length; from += CHUNK) {
      const length = Math.min(CHUNK, samples.length - from);
      const tide = swell(from / SAMPLE_RATE, side);
      noise = fillNoise(chunk, noise, 0, length);
      filter.tune(420 + 3800 * tide, 0);
      filter.run(chunk, 0, length);
      const slope = (decibels(level) * tide - gain) / length;
      for (let at = 0; at < length; at += 1)
        samples[from + at] = (samples[from + at] as number) + (chunk[at] as number) * (gain += slope);
    }
  }
}
