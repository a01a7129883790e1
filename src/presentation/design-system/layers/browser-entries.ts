import { setFirstListener } from './first-popstate-listener';
import type { EntryHistory, HistoryEntry } from './layer-stack';

/** The state of a history entry: the router's data, and ours beside it. */
interface EntryState {
  readonly idx?: unknown;
  readonly layers?: unknown;
}

const isName = (value: unknown): value is string => typeof value === 'string';

/** The browser's history of this tab. New entries retain the router's state, so the router treats them all as one page. */
export class BrowserEntries implements EntryHistory {
  private readonly pushed = new Set<() => void>();

  get entry(): HistoryEntry {
    const { idx, layers } = this.state;
    return {
      page: typeof idx === 'number' ? idx : null,
      layers: Array.isArray(layers) ? layers.filter(isName) : [],
    };
  }

  push(layers: readonly string[]): void {
    window.history.pushState({ ...this.state, layers }, '');
    this.pushed.forEach((listener) => listener());
  }

  /**
   * Calls back after each entry that is added here; no entry is ahead of the added one. Returns a function that stops the calls.
   */
  onPush(listener: () => void): () => void {
    this.pushed.add(listener);
    return () => this.pushed.delete(listener);
  }

  replace(layers: readonly string[], path?: string): void {
    window.history.replaceState({ ...this.state, layers }, '', path);
  }

  go(steps: number): void {
    window.history.go(steps);
  }

  listen(arrived: () => boolean): void {
    setFirstListener(arrived);
  }

  private get state(): EntryState {
    const state: unknown = window.history.state;
    return typeof state === 'object' && state !== null ? state : {};
  }
}
