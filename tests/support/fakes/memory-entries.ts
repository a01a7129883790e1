import type { EntryHistory, HistoryEntry } from '../../../src/presentation/design-system/layers/layer-stack';

/** A browser's history in memory. Steps through it arrive later, as in a browser: with `settles`. */
export class MemoryEntries implements EntryHistory {
  readonly addresses: (string | undefined)[];
  private readonly entries: HistoryEntry[];
  private place: number;
  private due: number[] = [];
  private arrived: () => boolean = () => false;
  /** What everybody else who listens was told of: the pages gone to. */
  readonly told: (number | null)[] = [];

  /** Stands at the last of these. */
  constructor(...entries: readonly HistoryEntry[]) {
    this.entries = [...entries];
    this.addresses = entries.map(() => undefined);
    this.place = entries.length - 1;
  }

  get entry(): HistoryEntry {
    return this.entries[this.place] ?? { page: null, layers: [] };
  }

  /** The address of the entry that is shown, once it was given one. */
  get address(): string | undefined {
    return this.addresses[this.place];
  }

  /** What is in the history up to here, and what is ahead. */
  get all(): { readonly behind: readonly HistoryEntry[]; readonly ahead: readonly HistoryEntry[] } {
    return { behind: this.entries.slice(0, this.place + 1), ahead: this.entries.slice(this.place + 1) };
  }

  push(layers: readonly string[]): void {
    this.goTo({ ...this.entry, layers });
  }

  replace(layers: readonly string[], path?: string): void {
    this.entries[this.place] = { ...this.entry, layers };
    if (path !== undefined) this.addresses[this.place] = path;
  }

  go(steps: number): void {
    this.due.push(steps);
  }

  listen(arrived: () => boolean): void {
    this.arrived = arrived;
  }

  /** Another page, by a link. */
  goTo(entry: HistoryEntry): void {
    const end = this.place + 1;
    this.entries.splice(end, this.entries.length, entry);
    this.addresses.splice(end, this.addresses.length, this.addresses[this.place]);
    this.place = end;
  }

  /** Until no step is on its way any more. */
  async settles(): Promise<void> {
    await Promise.resolve();
    for (let steps = this.due.shift(); steps !== undefined; steps = this.due.shift()) {
      this.step(steps);
      await Promise.resolve();
    }
  }

  private step(steps: number): void {
    const to = this.place + steps;
    if (this.entries[to] === undefined) return;
    this.place = to;
    if (!this.arrived()) this.told.push(this.entry.page);
  }
}
