type Reopen = (what: string) => void;

/**
 * Layers that lay over the page when it was reloaded come back one by one, the lowest first. Where one does not, neither do those
 * above it.
 */
export class Reopening {
  private readonly waiting = new Map<string, Reopen>();
  private names: readonly string[] | undefined;

  /** `look`: the names of those layers, `kind:what`. Read once, at the first question: never while code is loaded. */
  constructor(private readonly look: () => readonly string[]) {}

  /** Not all of them are back, and they may still come. */
  isDue(open: readonly string[]): boolean {
    return this.found.length > open.length;
  }

  wait(kind: string, reopen: Reopen): void {
    this.waiting.set(kind, reopen);
  }

  giveUp(kind: string): void {
    this.waiting.delete(kind);
  }

  /** Has the one reopened that comes after those that are open, if somebody waits for it. */
  next(open: readonly string[]): void {
    const name = this.found[open.length];
    if (name === undefined || open.some((each, place) => each !== this.found[place])) return;
    const [kind = '', what = ''] = name.split(':');
    const reopen = this.waiting.get(kind);
    this.waiting.delete(kind);
    reopen?.(what);
  }

  /** The listener does something else: nothing comes back any more. */
  end(): void {
    this.names = [];
  }

  private get found(): readonly string[] {
    return (this.names ??= this.look());
  }
}
