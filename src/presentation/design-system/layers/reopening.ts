type Reopen = (what: string) => void;

/**
 * Layers that were open over the page at a reload reopen one by one, the lowest first. If one does not reopen, those above it do
 * not either.
 */
export class Reopening {
  private readonly waiting = new Map<string, Reopen>();
  private names: readonly string[] | undefined;

  /** `look` returns the names of those layers, `kind:what`. It is called once, at the first query, never while code loads. */
  constructor(private readonly look: () => readonly string[]) {}

  /** Not all layers have reopened, and the rest may still do so. */
  isDue(open: readonly string[]): boolean {
    return this.found.length > open.length;
  }

  wait(kind: string, reopen: Reopen): void {
    this.waiting.set(kind, reopen);
  }

  giveUp(kind: string): void {
    this.waiting.delete(kind);
  }

  /** Reopens the layer that follows the open ones, if a caller waits for it. */
  next(open: readonly string[]): void {
    const name = this.found[open.length];
    if (name === undefined || open.some((each, place) => each !== this.found[place])) return;
    const [kind = '', what = ''] = name.split(':');
    const reopen = this.waiting.get(kind);
    this.waiting.delete(kind);
    reopen?.(what);
  }

  /** The listener does something else: no more layers reopen. */
  end(): void {
    this.names = [];
  }

  private get found(): readonly string[] {
    return (this.names ??= this.look());
  }
}
