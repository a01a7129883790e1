import { SAMPLE_RATE } from '../stereo-sound';
import { peakBetween } from './true-peak';

const ATTACK_SECONDS = 0.0016;
const RELEASE_SECONDS = 0.07;

interface Sides {
  readonly left: Float32Array;
  readonly right: Float32Array;
}

function neededGains({ left, right }: Sides, ceiling: number, gains: Float32Array): void {
  gains.fill(1);
  const suspicious = ceiling * 0.6;
  for (let at = 0; at < left.length - 1; at += 1) {
    if (Math.abs(left[at] as number) < suspicious && Math.abs(right[at] as number) < suspicious) continue;
    const peak = Math.max(peakBetween(left, at), peakBetween(right, at));
    if (peak <= ceiling) continue;
    const gain = ceiling / peak;
    gains[at] = Math.min(gains[at] as number, gain);
    gains[at + 1] = Math.min(gains[at + 1] as number, gain);
  }
}

/** Lowers the gain before a peak and raises it after; never above what a sample needs. */
function smooth(gains: Float32Array): void {
  const falling = Math.exp(-1 / (ATTACK_SECONDS * SAMPLE_RATE));
  const rising = Math.exp(-1 / (RELEASE_SECONDS * SAMPLE_RATE));
  let pressed = 0;
  for (let at = gains.length - 1; at >= 0; at -= 1) {
    pressed = Math.max(pressed * falling, 1 - (gains[at] as number));
    gains[at] = 1 - pressed;
  }
  pressed = 0;
  for (let at = 0; at < gains.length; at += 1) {
    pressed = Math.max(pressed * rising, 1 - (gains[at] as number));
    gains[at] = 1 - pressed;
  }
}

/**
 * Limits both sides to a ceiling (true peak, linear), in place, with the same gain so that the stereo image does not move;
 * `gains` is a work buffer.
 */
export function limitPeaks(sides: Sides, ceiling: number, gains: Float32Array): void {
  neededGains(sides, ceiling, gains);
  smooth(gains);
  for (let at = 0; at < gains.length; at += 1) {
    sides.left[at] = (sides.left[at] as number) * (gains[at] as number);
    sides.right[at] = (sides.right[at] as number) * (gains[at] as number);
  }
}
