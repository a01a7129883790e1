/** Lets so many pieces of work run at the same time; the others wait their turn, first come first served. */
export class FewAtATime {
  private readonly waiting: (() => void)[] = [];
  private running = 0;

  constructor(private readonly limit: number) {}

  /** Runs `work` when there is room, and answers what it answers; a piece that fails gives its room back too. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= this.limit) await new Promise<void>((resolve) => this.waiting.push(resolve));
    else this.running += 1;
    try {
      return await work();
    } finally {
      // The room passes from hand to hand, so that nobody new slips in between.
      const next = this.waiting.shift();
      if (next === undefined) this.running -= 1;
      else next();
    }
  }
}
