/** Runs a limited number of tasks at the same time; the others wait, first come first served. */
export class FewAtATime {
  private readonly waiting: (() => void)[] = [];
  private running = 0;

  constructor(private readonly limit: number) {}

  /** Runs `work` when a slot is free, and returns its result; a task that fails frees its slot too. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= this.limit) await new Promise<void>((resolve) => this.waiting.push(resolve));
    else this.running += 1;
    try {
      return await work();
    } finally {
      // The slot passes directly to the next waiting task, so that no new task can take it first.
      const next = this.waiting.shift();
      if (next === undefined) this.running -= 1;
      else next();
    }
  }
}
