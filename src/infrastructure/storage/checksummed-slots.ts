import { verifyChecksum, addChecksum, type ChecksummedText } from '../../domain/shared/checksummed-text';

/** Two slots in `localStorage` for one text. The newer intact text counts, so an interrupted write costs one step, not all. */
export class ChecksummedSlots {
  constructor(
    private readonly storage: () => Storage,
    private readonly keys: readonly [string, string],
  ) {}

  /** The intact texts, newest first; none if storage is blocked. */
  read(): readonly ChecksummedText[] {
    return this.keys.flatMap((key) => this.readSlot(key) ?? []).toSorted((a, b) => b.sequence - a.sequence);
  }

  /** Overwrites the older or broken slot. Null if there is no room or no storage: both slots are then unchanged. */
  write(body: string): ChecksummedText | null {
    const [first, second] = this.keys.map((key) => this.readSlot(key)?.sequence ?? 0) as [number, number];
    const text = addChecksum(Math.max(first, second) + 1, body);
    try {
      this.storage().setItem(this.keys[first > second ? 1 : 0], text);
      return verifyChecksum(text);
    } catch {
      return null;
    }
  }

  private readSlot(key: string): ChecksummedText | null {
    return verifyChecksum(this.readText(key));
  }

  /** Empty if the storage is blocked. */
  private readText(key: string): string {
    try {
      return this.storage().getItem(key) ?? '';
    } catch {
      return '';
    }
  }
}
