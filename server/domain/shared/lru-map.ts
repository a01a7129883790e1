/** A map of limited size. When it is full, the entry that was not read or set for the longest time is removed. */
export class LruMap<K, V> {
  private readonly entries = new Map<K, V>();

  /** `most` is the largest number of entries, at least 1. */
  constructor(private readonly most: number) {}

  get(key: K): V | undefined {
    const value = this.entries.get(key);
    if (value !== undefined) this.set(key, value);
    return value;
  }

  set(key: K, value: V): void {
    this.entries.delete(key);
    this.entries.set(key, value);
    if (this.entries.size <= this.most) return;
    const [oldest] = this.entries.keys();
    this.entries.delete(oldest as K);
  }

  delete(key: K): void {
    this.entries.delete(key);
  }

  clear(): void {
    this.entries.clear();
  }
}
