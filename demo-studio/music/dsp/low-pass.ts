import { SAMPLE_RATE } from '../stereo-sound';

/**
 * A two-pole low-pass filter for a range of samples, in place; its cut-off may change while it runs (state-variable, zero-delay).
 */
export class LowPass {
  private first = 0;
  private second = 0;
  private gain = 0;
  private damping = 0;
  private scale = 1;

  /** Cut-off in hertz; resonance from 0 (none) to 1 (close to self-oscillation). */
  tune(hertz: number, resonance: number): void {
    const limited = Math.min(Math.max(hertz, 20), SAMPLE_RATE * 0.42);
    this.gain = Math.tan((Math.PI * limited) / SAMPLE_RATE);
    this.damping = 1.414 - 1.3 * resonance;
    this.scale = 1 / (1 + this.gain * (this.gain + this.damping));
  }

  run(samples: Float32Array, from: number, to: number): void {
    const { gain, damping, scale } = this;
    let { first, second } = this;
    for (let at = from; at < to; at += 1) {
      const high = ((samples[at] as number) - (gain + damping) * first - second) * scale;
      const band = gain * high + first;
      first = gain * high + band;
      const low = gain * band + second;
      second = gain * band + low;
      samples[at] = low;
    }
    this.first = first;
    this.second = second;
  }

  /** The same filter as a high-pass: removes everything below the cut-off. */
  runHigh(samples: Float32Array, from: number, to: number): void {
    const { gain, damping, scale } = this;
    let { first, second } = this;
    for (let at = from; at < to; at += 1) {
      const high = ((samples[at] as number) - (gain + damping) * first - second) * scale;
      const band = gain * high + first;
      first = gain * high + band;
      second += 2 * gain * band;
      samples[at] = high;
    }
    this.first = first;
    this.second = second;
  }
}
