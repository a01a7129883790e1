import type { KeyValueStore } from '../../../src/application/ports/key-value-store.port';

/** A browser storage that works. */
export class MemoryStore implements KeyValueStore {
  readonly values: Map<string, string>;

  constructor(values: Readonly<Record<string, string>> = {}) {
    this.values = new Map(Object.entries(values));
  }

  read(key: string): string | null {
    return this.values.get(key) ?? null;
  }

  write(key: string, value: string): void {
    this.values.set(key, value);
  }

  remove(key: string): void {
    this.values.delete(key);
  }
}
