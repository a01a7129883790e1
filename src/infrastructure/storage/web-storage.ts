import type { KeyValueStore } from '../../application/ports/key-value-store.port';

/** The areas of the browser's storage. Reading one throws where the browser blocks it. */
type Areas = Pick<Window, 'localStorage' | 'sessionStorage'>;

/**
 * Texts in the browser's storage. Reading or writing may throw at any time (blocked, full, removed by the listener): a text that
 * could not be written is held in memory until the tab closes, so the product continues to work.
 */
export class WebStorage implements KeyValueStore {
  private readonly unsaved = new Map<string, string | null>();

  constructor(
    private readonly areas: Areas,
    private readonly area: keyof Areas,
  ) {}

  read(key: string): string | null {
    const pending = this.unsaved.get(key);
    if (pending !== undefined) return pending;
    try {
      return this.storage.getItem(key);
    } catch {
      // Blocked storage stores nothing.
      return null;
    }
  }

  write(key: string, value: string): void {
    try {
      this.storage.setItem(key, value);
      this.unsaved.delete(key);
    } catch {
      // Blocked or full.
      this.unsaved.set(key, value);
    }
  }

  remove(key: string): void {
    try {
      this.storage.removeItem(key);
      this.unsaved.delete(key);
    } catch {
      // Blocked.
      this.unsaved.set(key, null);
    }
  }

  private get storage(): Storage {
    return this.areas[this.area];
  }
}
