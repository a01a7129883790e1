/** Cache of finished variants by `variantName`. */
export interface VariantCache {
  /** The complete bytes; undefined if they are not cached. */
  read(name: string): Promise<Uint8Array | undefined>;
  /** Stores the bytes atomically. */
  write(name: string, bytes: Uint8Array): Promise<void>;
}
