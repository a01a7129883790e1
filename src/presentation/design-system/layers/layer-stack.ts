import { Reopening } from './reopening';

/** Something that lies over the page; going back closes it before leaving the page. */
export interface Layer {
  /** Identifies the layer after a reload, as `kind:what`; empty for a layer that does not come back. */
  readonly name: string;
  close(): void;
}

/** One entry of the browser's history. */
export interface HistoryEntry {
  /** Every page in the history has its own number; null if the entry has none. */
  readonly page: number | null;
  /** The names of the layers over that page, the lowest first. */
  readonly layers: readonly string[];
}

/** The history of this tab, as far as layers need it. */
export interface EntryHistory {
  readonly entry: HistoryEntry;
  /** Adds an entry for the shown page. */
  push(layers: readonly string[]): void;
  /** Changes the shown entry, and its address if one is given. */
  replace(layers: readonly string[], path?: string): void;
  /** Completes later, which `listen` reports. */
  go(steps: number): void;
  /** Calls back whenever another entry is shown. If the callback returns true, no other listener receives the event. */
  listen(arrived: () => boolean): void;
}

/**
 * Every open layer has an entry in the browser's history, above the entry of its page (ADR 46). Going back shows the entry below,
 * and the layer whose entry is gone closes; a layer that closes by itself removes its entry. No page has its entry above entries
 * of layers: `clear` removes them before the navigation to another page.
 */
export class LayerStack {
  private open: readonly Layer[] = [];
  /** The entry that was last shown, as far as it is known; null before the first page. */
  private here: HistoryEntry | null = null;
  /** Another entry is about to be shown because this class requested it. */
  private isTravelling = false;
  private isDue = false;
  /** Called once the entries of layers are gone; null while no caller waits for that. */
  private cleared: (() => void) | null = null;
  /** The new address of the page, if it changed since its layers opened. */
  private path: string | undefined;
  private readonly reopening: Reopening;

  constructor(private readonly history: EntryHistory) {
    this.reopening = new Reopening(() => history.entry.layers);
  }

  /** There are entries of layers to be removed before the navigation to another page. */
  get hasEntries(): boolean {
    return this.isTravelling || this.history.entry.layers.length > 0;
  }

  add(layer: Layer): void {
    this.open = [...this.open, layer];
    this.reopening.next(this.names);
    this.settleSoon();
  }

  remove(layer: Layer): void {
    this.open = this.open.filter((each) => each !== layer);
    this.reopening.end();
    this.settleSoon();
  }

  /** Gives the layer another name. */
  rename(layer: Layer, renamed: Layer): void {
    this.open = this.open.map((each) => (each === layer ? renamed : each));
    this.settleSoon();
  }

  /**
   * Calls back if a layer of this kind lay over the page before a reload, as soon as every layer that lay below it is open.
   * Returns a function that cancels this.
   */
  restore(kind: string, reopen: (what: string) => void): () => void {
    this.reopening.wait(kind, reopen);
    this.reopening.next(this.names);
    return () => this.reopening.giveUp(kind);
  }

  /** Gives the shown page another address, which remains when its layers close. */
  address(path: string): void {
    const { layers } = this.history.entry;
    this.history.replace(layers, path);
    this.path = layers.length > 0 ? path : undefined;
  }

  /** A page is shown, the first or another one. */
  arrive(): void {
    if (this.here === null) this.history.listen(() => this.arrived());
    else this.reopening.end();
    this.here = this.history.entry;
    this.path = undefined;
    this.cleared = null;
    this.isTravelling = false;
    this.settleSoon();
  }

  /** Removes the entries of layers and calls back once that is done. Layers that stay open get new entries on the next page. */
  clear(cleared: () => void): void {
    this.cleared = cleared;
    this.reopening.end();
    this.settle();
  }

  private get names(): readonly string[] {
    return this.open.map(({ name }) => name);
  }

  /** Layers that close and open at the same moment share one history change. */
  private settleSoon(): void {
    if (this.isDue) return;
    this.isDue = true;
    queueMicrotask(() => {
      this.isDue = false;
      this.settle();
    });
  }

  private settle(): void {
    if (this.isTravelling || this.here === null) return;
    const { layers } = this.history.entry;
    const names = this.cleared === null ? this.names : [];
    if (this.reopening.isDue(names)) return;
    if (layers.length > names.length) this.travel(names.length - layers.length);
    else if (this.cleared !== null) this.cleared();
    else this.write(layers.length, names);
  }

  private write(depth: number, names: readonly string[]): void {
    const present = names.slice(0, depth);
    if (present.join() !== this.history.entry.layers.join()) this.history.replace(present);
    names.slice(depth).forEach((_, place) => this.history.push(names.slice(0, depth + place + 1)));
    this.here = this.history.entry;
  }

  private travel(steps: number): void {
    this.isTravelling = true;
    this.history.go(steps);
  }

  /** Returns whether the page is still the same. */
  private arrived(): boolean {
    const before = this.here;
    const now = this.history.entry;
    const wasTravelling = this.isTravelling;
    this.here = now;
    this.isTravelling = false;
    this.reopening.end();
    if (before?.page !== now.page || before.layers.length === now.layers.length) return this.leavePage(now);
    if (this.path !== undefined) this.history.replace(now.layers, this.path);
    if (!wasTravelling) this.follow(now.layers.length, before.layers.length);
    this.settle();
    return true;
  }

  /** No layer of this page stays open over another page. */
  private leavePage({ page }: HistoryEntry): false {
    // An entry without a number is not ours, such as the entry of a link within the page.
    if (page !== null) this.closeAbove(0);
    this.settleSoon();
    return false;
  }

  /** The listener has gone back or forward among the entries of one page. */
  private follow(depth: number, before: number): void {
    const isBack = depth < before;
    // No layer was open over the page, as after a reload: the listener wanted to leave the page.
    if (isBack && this.open.length === 0) return this.clear(() => this.leave());
    this.closeAbove(isBack ? Math.min(depth, this.open.length - 1) : depth);
  }

  /** Goes one step back without waiting for it: if no entry precedes the page, no step happens. */
  private leave(): void {
    this.cleared = null;
    this.history.go(-1);
  }

  private closeAbove(depth: number): void {
    const closing = this.open.slice(depth);
    this.open = this.open.slice(0, depth);
    closing.toReversed().forEach((layer) => layer.close());
  }
}
