import type { Clock } from './ports/clock.port';

/** Ages in milliseconds: up to `freshMs` an answer stands as it is; up to `staleMs` it is given while a new one is fetched. */
export interface RememberFor {
  readonly freshMs: number;
  readonly staleMs: number;
}

/** Keeps one answer that many ask for; however many ask at once, it is loaded once. */
export class Remembered<T> {
  private kept: { readonly value: T; readonly at: number } | null = null;
  private loading: Promise<T> | null = null;
  private generation = 0;

  constructor(
    private readonly load: () => Promise<T>,
    private readonly clock: Clock,
    private readonly ages: RememberFor,
  ) {}

  async get(): Promise<T> {
    const { kept } = this;
    const age = kept === null ? Infinity : this.clock.now() - kept.at;
    if (kept !== null && age < this.ages.freshMs) return kept.value;
    const loading = this.loadOnce();
    if (kept === null || age >= this.ages.staleMs) return loading;
    // Whoever asks after `staleMs` hears of the failure.
    loading.catch(() => undefined);
    return kept.value;
  }

  /** What was kept is wrong from now on, and so is what is being loaded: the next to ask waits for a new answer. */
  forget(): void {
    this.generation += 1;
    this.kept = null;
    this.loading = null;
  }

  private loadOnce(): Promise<T> {
    this.loading ??= this.reload(this.generation);
    return this.loading;
  }

  private async reload(generation: number): Promise<T> {
    const at = this.clock.now();
    try {
      const value = await this.load();
      if (generation === this.generation) this.kept = { value, at };
      return value;
    } finally {
      if (generation === this.generation) this.loading = null;
    }
  }
}
