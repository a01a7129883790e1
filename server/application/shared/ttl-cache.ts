import type { Clock } from '../ports/clock.port';
import { LruMap } from '../../../contract/kernel/lru-map';

export interface TtlCacheLimits {
  /** The largest number of entries, at least 1. */
  readonly most: number;
  /** How long a value is returned after it was read, in milliseconds. */
  readonly ttlMs: number;
}

interface Entry<V> {
  readonly value: V;
  readonly at: number;
}

/** Caches values for a limited time. A value whose time lies in the future, after the clock was set back, counts by its distance. */
export class TtlCache<K, V> {
  private readonly entries: LruMap<K, Entry<V>>;

  constructor(
    private readonly clock: Pick<Clock, 'now'>,
    private readonly limits: TtlCacheLimits,
  ) {
    this.entries = new LruMap(limits.most);
  }

  /** The value with this key; undefined if there is none, or none younger than `ttlMs`. */
  get(key: K, ttlMs = this.limits.ttlMs): V | undefined {
    const entry = this.entries.get(key);
    return entry !== undefined && Math.abs(this.clock.now() - entry.at) < ttlMs ? entry.value : undefined;
  }

  /** `at` is when the value was read: later changes may be missing from it. */
  set(key: K, value: V, at = this.clock.now()): void {
    this.entries.set(key, { value, at });
  }

  delete(key: K): void {
    this.entries.delete(key);
  }

  clear(): void {
    this.entries.clear();
  }
}
