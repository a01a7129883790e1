/** Caches bytes by their address within a budget; the least recently used bytes are evicted first. */
export class ByteCache {
  private readonly entries = new Map<string, Uint8Array>();
  private size = 0;

  constructor(private readonly budget: number) {}

  get addresses(): readonly string[] {
    return [...this.entries.keys()];
  }

  has(address: string): boolean {
    return this.entries.has(address);
  }

  get(address: string): Uint8Array | null {
    const bytes = this.entries.get(address);
    if (bytes === undefined) return null;
    this.entries.delete(address);
    this.entries.set(address, bytes);
    return bytes;
  }

  /** Bytes that alone exceed the budget are not cached. */
  put(address: string, bytes: Uint8Array): void {
    this.drop(address);
    this.entries.set(address, bytes);
    this.size += bytes.length;
    for (const oldest of this.entries.keys()) {
      if (this.size <= this.budget) return;
      this.drop(oldest);
    }
  }

  drop(address: string): void {
    this.size -= this.entries.get(address)?.length ?? 0;
    this.entries.delete(address);
  }

  clear(): void {
    this.entries.clear();
    this.size = 0;
  }
}
