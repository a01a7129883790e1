/** Caches bytes by their address within a budget; the least recently used bytes are evicted first. */
export class ByteCache {
  private readonly kept = new Map<string, Uint8Array>();
  private size = 0;

  constructor(private readonly budget: number) {}

  get addresses(): readonly string[] {
    return [...this.kept.keys()];
  }

  has(address: string): boolean {
    return this.kept.has(address);
  }

  get(address: string): Uint8Array | null {
    const bytes = this.kept.get(address);
    if (bytes === undefined) return null;
    this.kept.delete(address);
    this.kept.set(address, bytes);
    return bytes;
  }

  /** Bytes that alone exceed the budget are not cached. */
  put(address: string, bytes: Uint8Array): void {
    this.drop(address);
    this.kept.set(address, bytes);
    this.size += bytes.length;
    for (const oldest of this.kept.keys()) {
      if (this.size <= this.budget) return;
      this.drop(oldest);
    }
  }

  drop(address: string): void {
    this.size -= this.kept.get(address)?.length ?? 0;
    this.kept.delete(address);
  }

  clear(): void {
    this.kept.clear();
    this.size = 0;
  }
}
