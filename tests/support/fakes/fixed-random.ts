import type { Random } from '../../../src/application/ports/random.port';

/** Predictable random values: given fractions in turn, ids counted from 1. */
export class FixedRandom implements Random {
  private ids = 0;
  private drawn = 0;

  constructor(private readonly fractions: readonly number[] = [0]) {}

  fraction(): number {
    const value = this.fractions[this.drawn % this.fractions.length] ?? 0;
    this.drawn += 1;
    return value;
  }

  id(): string {
    this.ids += 1;
    return `id-${this.ids}`;
  }

  digits(count: number): string {
    return '4'.repeat(count);
  }
}
