import type { EntryHistory, HistoryEntry } from '../../../src/presentation/design-system/layers/layer-stack';

/** A browser's history in memory. Steps through it arrive later, as in a browser: when `settles` is called. */
export class MemoryEntries implements EntryHistory {
  readonly addresses: (string | undefined)[];
  private readonly entries: HistoryEntry[];
  private place: number;
  private due: number[] = [];
  private arrived: () => boolean = () => false;
  /** The pages reported to all other listeners: those that a step led to. */
  readonly told: (number | null)[] = [];

  /** Starts at the last of these entries. */
  constructor(...entries: readonly HistoryEntry[]) {
    this.entries = [...entries];
    this.addresses = entries.map(() => undefined);
    this.place = entries.length - 1;
  }

  get entry(): HistoryEntry {
    return this.entries[this.place] ?? { page: null, layers: [] };
  }

  /** The address of the current entry, if it was given one. */
  get address(): string | undefined {
    return this.addresses[this.place];
  }

  /** The entries up to the current one, and those ahead. */
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

  /** Goes to another page, as by a link. */
  goTo(entry: HistoryEntry): void {
    const end = this.place + 1;
    this.entries.splice(end, this.entries.length, entry);
    this.addresses.splice(end, this.addresses.length, this.addresses[this.place]);
    this.place = end;
  }

  /** Resolves when no step is pending any more. */
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
