import { openSealed, sealText, type SealedText } from '../../domain/shared/sealed-text';

/** Two places in `localStorage` for one text. The newer whole one counts, so a write that was cut off costs one step, not all. */
export class SealedSlots {
  constructor(
    private readonly storage: () => Storage,
    private readonly keys: readonly [string, string],
  ) {}

  /** What is whole, newest first; nothing where storage is blocked. */
  read(): readonly SealedText[] {
    return this.keys.flatMap((key) => this.readSlot(key) ?? []).toSorted((a, b) => b.sequence - a.sequence);
  }

  /** Writes over the older or broken one. Null where there is no room, or no storage: then both are as they were. */
  write(body: string): SealedText | null {
    const [first, second] = this.keys.map((key) => this.readSlot(key)?.sequence ?? 0) as [number, number];
    const text = sealText(Math.max(first, second) + 1, body);
    try {
      this.storage().setItem(this.keys[first > second ? 1 : 0], text);
      return openSealed(text);
    } catch {
      return null;
    }
  }

  private readSlot(key: string): SealedText | null {
    try {
      return openSealed(this.storage().getItem(key) ?? '');
    } catch {
      return null;
    }
  }
}
