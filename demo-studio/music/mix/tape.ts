import { seededRandom } from '../compose/seeded-random';
import { LowPass } from '../dsp/low-pass';
import { SAMPLE_RATE } from '../stereo-sound';
import type { Bus } from './bus';

interface Tape {
  readonly below: number;
  readonly wow: number;
  readonly crackle: number;
}

const SIZE = 512;
const STEP = 64;

function delayAt(seconds: number, wow: number): number {
  const slow = Math.sin(2 * Math.PI * 0.53 * seconds) * 30 + Math.sin(2 * Math.PI * 0.31 * seconds + 1) * 26;
  return 90 + wow * (slow + Math.sin(2 * Math.PI * 6.3 * seconds) * 0.9);
}

function wobble(samples: Float32Array, wow: number): void {
  const ring = new Float32Array(SIZE);
  let delay = delayAt(0, wow);
  for (let from = 0; from < samples.length; from += STEP) {
    const to = Math.min(samples.length, from + STEP);
    const slope = (delayAt(to / SAMPLE_RATE, wow) - delay) / STEP;
    for (let at = from; at < to; at += 1) {
      ring[at & (SIZE - 1)] = samples[at] as number;
      delay += slope;
      const whole = delay | 0;
      const near = ring[(at - whole) & (SIZE - 1)] as number;
      const far = ring[(at - whole - 1) & (SIZE - 1)] as number;
      samples[at] = near + (far - near) * (delay - whole);
    }
  }
}

function crackle(samples: Float32Array, amount: number, seed: number): void {
  const random = seededRandom(seed, 'crackle');
  for (let at = 0; at < samples.length; at += Math.floor(random.between(900, 16_000))) {
    const loud = random.fraction() ** 4 * 0.05 * amount + 0.0015 * amount;
    const length = Math.floor(random.between(6, 40));
    for (let index = 0; index < length && at + index < samples.length; index += 1)
      samples[at + index] = (samples[at + index] as number) + loud * random.spread() * (1 - index / length);
  }
}

/** Makes a mix sound like an old tape: darker, with uneven speed and crackle. */
export function playFromTape(bus: Bus, tape: Tape, seed: number): void {
  for (const [side, samples] of [bus.left, bus.right].entries()) {
    wobble(samples, tape.wow);
    const dull = new LowPass();
    dull.tune(tape.below, 0);
    dull.run(samples, 0, samples.length);
    crackle(samples, tape.crackle, seed * 2 + side);
  }
}
