import { Reopening } from './reopening';

/** Something that lies over the page, and that going back closes before it leaves the page. */
export interface Layer {
  /** By which it is known again after a reload, `kind:what`; empty for what does not come back. */
  readonly name: string;
  close(): void;
}

/** One entry of the browser's history. */
export interface HistoryEntry {
  /** Every page in the history has a number of its own; null where there is none. */
  readonly page: number | null;
  /** The names of what lies over that page, the lowest first. */
  readonly layers: readonly string[];
}

/** The history of this tab, as far as layers need it. */
export interface EntryHistory {
  readonly entry: HistoryEntry;
  /** One more entry for the page that is shown. */
  push(layers: readonly string[]): void;
  /** The entry that is shown, changed; its address too, where one is given. */
  replace(layers: readonly string[], path?: string): void;
  /** Arrives later, which `listen` tells. */
  go(steps: number): void;
  /** Calls back whenever another entry is shown. An answer of true keeps that from everybody else who listens. */
  listen(arrived: () => boolean): void;
}

/**
 * Every open layer has an entry of the browser's history, above that of its page (ADR 46). Going back shows the entry below, and
 * the layer whose entry is gone closes; a layer that closes by itself takes its entry along. Entries of layers have no pages
 * above them: `clear` takes them away before another page is gone to.
 */
export class LayerStack {
  private open: readonly Layer[] = [];
  /** What was shown last, as far as it is known; null before the first page. */
  private here: HistoryEntry | null = null;
  /** Another entry is about to be shown by our own wish. */
  private isTravelling = false;
  private isDue = false;
  /** Told once the entries of layers are gone; null while nobody waits for that. */
  private cleared: (() => void) | null = null;
  /** The page has been given another address since its layers came. */
  private path: string | undefined;
  private readonly reopening: Reopening;

  constructor(private readonly history: EntryHistory) {
    this.reopening = new Reopening(() => history.entry.layers);
  }

  /** There are entries of layers to be taken away before another page is gone to. */
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

  /** The same layer by another name. */
  rename(layer: Layer, renamed: Layer): void {
    this.open = this.open.map((each) => (each === layer ? renamed : each));
    this.settleSoon();
  }

  /**
   * Calls back where a layer of this kind lay over the page before it was reloaded, as soon as everything is open that lay below
   * it. Answers with the way to give that up.
   */
  restore(kind: string, reopen: (what: string) => void): () => void {
    this.reopening.wait(kind, reopen);
    this.reopening.next(this.names);
    return () => this.reopening.giveUp(kind);
  }

  /** Gives the page that is shown another address, which it keeps when its layers close. */
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

  /** Takes the entries of layers away and calls back once that is done. Layers that stay open get theirs anew on the next page. */
  clear(cleared: () => void): void {
    this.cleared = cleared;
    this.reopening.end();
    this.settle();
  }

  private get names(): readonly string[] {
    return this.open.map(({ name }) => name);
  }

  /** What closes and what opens in one moment share one change. */
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

  /** Answers whether it is still the same page. */
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

  /** Over another page nothing stays open that lay over this one. */
  private leavePage({ page }: HistoryEntry): false {
    // An entry without a number is none of ours, such as that of a link within the page.
    if (page !== null) this.closeAbove(0);
    this.settleSoon();
    return false;
  }

  /** The listener has gone back or forward among the entries of one page. */
  private follow(depth: number, before: number): void {
    const isBack = depth < before;
    // Nothing lay over the page, as after a reload: it is the page that was to be left.
    if (isBack && this.open.length === 0) return this.clear(() => this.leave());
    this.closeAbove(isBack ? Math.min(depth, this.open.length - 1) : depth);
  }

  /** One step back, without waiting for it: none is taken where nothing comes before the page. */
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
