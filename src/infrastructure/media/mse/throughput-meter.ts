import type { Milliseconds } from '../../../domain/shared/units';

/** How many measurements count: older ones say little about the present network. */
const KEPT = 4;
/** A smaller sample measures waiting, not the network's bandwidth. */
const SMALLEST_SAMPLE = 1_000;

/** How fast segments have arrived recently, waiting included, so that short segments are rated with caution. */
export class ThroughputMeter {
  private samples: readonly number[] = [];

  /** A measurement is dropped if the clock was set back meanwhile. */
  add(byteCount: number, took: Milliseconds): void {
    if (took < 0 || byteCount < SMALLEST_SAMPLE) return;
    const bitsPerSecond = (byteCount * 8_000) / Math.max(1, took);
    this.samples = [...this.samples, bitsPerSecond].slice(-KEPT);
  }

  /** The lower of the latest and the average, in bits per second; null before the first measurement. */
  get bitsPerSecond(): number | null {
    const latest = this.samples.at(-1);
    if (latest === undefined) return null;
    const average = this.samples.reduce((sum, sample) => sum + sample, 0) / this.samples.length;
    return Math.min(latest, average);
  }
}
