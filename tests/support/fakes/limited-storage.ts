/** The part of `localStorage` that the adapters use, with room for a given number of characters. */
export class LimitedStorage {
  readonly texts = new Map<string, string>();
  /** What was written, in order. */
  readonly written: string[] = [];

  constructor(public room = Number.POSITIVE_INFINITY) {}

  getItem(key: string): string | null {
    return this.texts.get(key) ?? null;
  }

  setItem(key: string, text: string): void {
    const others = [...this.texts].filter(([name]) => name !== key).reduce((sum, [, kept]) => sum + kept.length, 0);
    if (others + text.length > this.room) throw new DOMException('full', 'QuotaExceededError');
    this.texts.set(key, text);
    this.written.push(key);
  }

  removeItem(key: string): void {
    this.texts.delete(key);
  }

  /** Changes the value under a key, as a crash or a bad disk does. */
  spoil(key: string, how: (text: string) => string): void {
    this.texts.set(key, how(this.texts.get(key) ?? ''));
  }

  asStorage(): Storage {
    return this as unknown as Storage;
  }
}
