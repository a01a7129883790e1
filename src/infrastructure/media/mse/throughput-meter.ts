import type { Milliseconds } from '../../../domain/shared/units';

/** Older measurements say little about the network of now. */
const KEPT = 4;
/** Less than this tells of waiting, not of the network's width. */
const SMALLEST_SAMPLE = 1_000;

/** How fast segments have arrived lately, waiting included, so that short ones are judged with care. */
export class ThroughputMeter {
  private samples: readonly number[] = [];

  /** A clock that was set back meanwhile measures nothing. */
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
