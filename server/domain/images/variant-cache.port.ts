/** Where made variants wait for the next who asks, by `variantName`. */
export interface VariantCache {
  /** The bytes, whole; undefined where they are not there. */
  read(name: string): Promise<Uint8Array | undefined>;
  /** Keeps the bytes; they are there whole or not at all. */
  write(name: string, bytes: Uint8Array): Promise<void>;
}
