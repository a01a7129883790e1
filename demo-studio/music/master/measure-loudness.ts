import type { StereoSound } from '../stereo-sound';
import { kWeighting } from './k-weighting';

const STEP_SECONDS = 0.1;
const STEPS_PER_BLOCK = 4;
const SILENCE = -70;
const RELATIVE_GATE = -10;

/** Adds the K-weighted power of each tenth of a second of one side. */
function addStepPowers(samples: Float32Array, step: number, powers: Float64Array): void {
  const [shelf, high] = kWeighting(step / STEP_SECONDS);
  let s1 = 0;
  let s2 = 0;
  let h1 = 0;
  let h2 = 0;
  for (let index = 0; index < powers.length; index += 1) {
    let power = 0;
    const end = (index + 1) * step;
    for (let at = index * step; at < end; at += 1) {
      const input = samples[at] as number;
      const shelved = shelf.b0 * input + s1;
      s1 = shelf.b1 * input - shelf.a1 * shelved + s2;
      s2 = shelf.b2 * input - shelf.a2 * shelved;
      const heard = shelved + h1;
      h1 = -2 * shelved - high.a1 * heard + h2;
      h2 = shelved - high.a2 * heard;
      power += heard * heard;
    }
    powers[index] = (powers[index] as number) + power / step;
  }
}

const loudnessOf = (power: number): number => -0.691 + 10 * Math.log10(power + 1e-20);

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Integrated loudness in LUFS (ITU-R BS.1770-4): blocks of 400 ms every 100 ms, without the blocks under −70 LUFS and those more
 * than 10 LU under the rest. Silence, or less than one block, gives −Infinity.
 */
export function measureLoudness(sound: StereoSound): number {
  const step = Math.round(sound.rate * STEP_SECONDS);
  const powers = new Float64Array(Math.floor(sound.left.length / step));
  addStepPowers(sound.left, step, powers);
  addStepPowers(sound.right, step, powers);
  const blocks: number[] = [];
  for (let at = 0; at + STEPS_PER_BLOCK <= powers.length; at += 1)
    blocks.push(mean([...powers.subarray(at, at + STEPS_PER_BLOCK)]));
  const audible = blocks.filter((power) => loudnessOf(power) > SILENCE);
  if (audible.length === 0) return -Infinity;
  const gate = loudnessOf(mean(audible)) + RELATIVE_GATE;
  return loudnessOf(mean(audible.filter((power) => loudnessOf(power) > gate)));
}
