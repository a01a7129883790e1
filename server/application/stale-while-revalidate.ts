import type { Clock } from './ports/clock.port';

/** Ages in milliseconds: up to `freshMs` an answer stands as it is; up to `staleMs` it is given while a new one is fetched. */
export interface StaleAges {
  readonly freshMs: number;
  readonly staleMs: number;
}

/** `at` is when its load began, in milliseconds since 1970: what happened later may be missing from it. */
interface Answer<V> {
  readonly value: V;
  readonly at: number;
}

/** Keeps one answer that many ask for; however many ask at once, it is loaded once. */
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
    // Whoever asks after `staleMs` hears of the failure.
    loading.catch(() => undefined);
    return cached.value;
  }

  /** An answer whose load began no earlier than `since`, in milliseconds since 1970; a moment to come means now. */
  async getSince(since: number): Promise<T> {
    const earliest = Math.min(since, this.clock.now());
    if (this.cached !== null && this.cached.at >= earliest) return this.get();
    const { loading } = this;
    // Whether it is good or not, another load follows.
    if (loading !== null && loading.at < earliest) await Promise.allSettled([loading.value]);
    return this.loadOnce();
  }

  /** What was kept is wrong from now on, and so is what is being loaded: the next to ask waits for a new answer. */
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
