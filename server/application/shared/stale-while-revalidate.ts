import type { Clock } from '../ports/clock.port';

/**
 * Ages in milliseconds: up to `freshMs` an answer is returned unchanged; up to `staleMs` it is returned while a new one is
 * loaded.
 */
export interface StaleAges {
  readonly freshMs: number;
  readonly staleMs: number;
}

/** `at` is the time when its load began, in milliseconds since 1970: later changes may be missing from it. */
interface Answer<V> {
  readonly value: V;
  readonly at: number;
}

/** Caches one answer for many callers; simultaneous calls share one load. */
export class StaleWhileRevalidate<T> {
  private cached: Answer<T> | null = null;
  private loading: Answer<Promise<T>> | null = null;
  private generation = 0;

  constructor(
    private readonly load: () => Promise<T>,
    private readonly clock: Clock,
    private readonly ages: StaleAges,
  ) {}

  async get(): Promise<T> {
    const { cached } = this;
    const age = cached === null ? Infinity : this.clock.now() - cached.at;
    if (cached !== null && age < this.ages.freshMs) return cached.value;
    const loading = this.loadOnce();
    if (cached === null || age >= this.ages.staleMs) return loading;
    // A caller that asks after `staleMs` receives the failure.
    loading.catch(() => undefined);
    return cached.value;
  }

  /** An answer whose load began no earlier than `since`, in milliseconds since 1970; a time in the future counts as now. */
  async getSince(since: number): Promise<T> {
    const earliest = Math.min(since, this.clock.now());
    if (this.cached !== null && this.cached.at >= earliest) return this.get();
    const { loading } = this;
    // Another load follows, whether this one succeeds or not.
    if (loading !== null && loading.at < earliest) await Promise.allSettled([loading.value]);
    return this.loadOnce();
  }

  /** The cached answer is outdated from now on, and so is the one being loaded: the next caller waits for a new answer. */
  forget(): void {
    this.generation += 1;
    this.cached = null;
    this.loading = null;
  }

  private loadOnce(): Promise<T> {
    const at = this.clock.now();
    this.loading ??= { value: this.reload(at, this.generation), at };
    return this.loading.value;
  }

  private async reload(at: number, generation: number): Promise<T> {
    try {
      const value = await this.load();
      if (generation === this.generation) this.cached = { value, at };
      return value;
    } finally {
      if (generation === this.generation) this.loading = null;
    }
  }
}
