import { SAMPLE_RATE } from '../stereo-sound';

const STEP = 32;
const ATTACK_SECONDS = 0.012;
const RELEASE_SECONDS = 0.16;
const THRESHOLD_DB = -15;
const SHARE = 0.4;

interface Sides {
  readonly left: Float32Array;
  readonly right: Float32Array;
}

/** Linear up to 0.5, then rounded off; never above 1. */
function rounded(sample: number): number {
  const size = Math.abs(sample);
  if (size < 0.5) return sample;
  const over = size - 0.5;
  return Math.sign(sample) * (0.5 + over / (1 + over * over * 4) ** 0.5);
}

/**
 * Compresses the mix, in place: loud passages are reduced by less than half of the amount over the threshold, and peaks are
 * rounded.
 */
export function glue({ left, right }: Sides): void {
  const attack = 1 - Math.exp(-STEP / (ATTACK_SECONDS * SAMPLE_RATE));
  const release = 1 - Math.exp(-STEP / (RELEASE_SECONDS * SAMPLE_RATE));
  let power = 0;
  let gain = 1;
  for (let from = 0; from < left.length; from += STEP) {
    const to = Math.min(left.length, from + STEP);
    let sum = 0;
    for (let at = from; at < to; at += 1) sum += (left[at] as number) ** 2 + (right[at] as number) ** 2;
    const heard = sum / (2 * STEP);
    power += (heard > power ? attack : release) * (heard - power);
    const over = Math.max(0, 10 * Math.log10(power + 1e-12) - THRESHOLD_DB);
    const slope = (10 ** ((-over * SHARE) / 20) - gain) / STEP;
    for (let at = from; at < to; at += 1) {
      gain += slope;
      left[at] = rounded((left[at] as number) * gain);
      right[at] = rounded((right[at] as number) * gain);
    }
  }
}
