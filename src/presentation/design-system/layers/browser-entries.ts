import { takeFirstPlace } from './first-told';
import type { EntryHistory, HistoryEntry } from './layer-stack';

/** What an entry of the history carries: the router's own, and ours beside it. */
interface EntryState {
  readonly idx?: unknown;
  readonly layers?: unknown;
}

const isName = (value: unknown): value is string => typeof value === 'string';

/** The browser's history of this tab. The router's state of an entry is kept, so that for it they are all of one page. */
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
    this.pushed.forEach((told) => told());
  }

  /** Calls back after each entry that is added here: nothing is ahead of it. Answers with the way to stop. */
  onPush(told: () => void): () => void {
    this.pushed.add(told);
    return () => this.pushed.delete(told);
  }

  replace(layers: readonly string[], path?: string): void {
    window.history.replaceState({ ...this.state, layers }, '', path);
  }

  go(steps: number): void {
    window.history.go(steps);
  }

  listen(arrived: () => boolean): void {
    takeFirstPlace(arrived);
  }

  private get state(): EntryState {
    const state: unknown = window.history.state;
    return typeof state === 'object' && state !== null ? state : {};
  }
}
