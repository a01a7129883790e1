/** A map of limited size. When it is full, the entries that were not read or set for the longest time are removed. */
export class LruMap<K, V> {
  private readonly entries = new Map<K, V>();
  private size = 0;

  /**
   * `most` is the largest sum of the values' sizes, at least 1; without `sizeOf` each value counts as 1. A value that alone is
   * larger is not kept.
   */
  constructor(
    private readonly most: number,
    private readonly sizeOf: (value: V) => number = () => 1,
  ) {}

  /** From the least to the most recently used. */
  list(): readonly (readonly [K, V])[] {
    return [...this.entries];
  }

  /** Does not count as a use. */
  has(key: K): boolean {
    return this.entries.has(key);
  }

  get(key: K): V | undefined {
    const value = this.entries.get(key);
    if (value !== undefined) this.set(key, value);
    return value;
  }

  set(key: K, value: V): void {
    this.delete(key);
    this.entries.set(key, value);
    this.size += this.sizeOf(value);
    for (const oldest of this.entries.keys()) {
      if (this.size <= this.most) return;
      this.delete(oldest);
    }
  }

  delete(key: K): void {
    const value = this.entries.get(key);
    if (value !== undefined) this.size -= this.sizeOf(value);
    this.entries.delete(key);
  }

  clear(): void {
    this.entries.clear();
    this.size = 0;
  }
}
