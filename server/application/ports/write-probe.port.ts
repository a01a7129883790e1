/** A place that the server keeps things in, asked to keep something small. */
export interface WriteProbe {
  /** Resolves once it was written and would survive a crash; rejects with the place's own error. */
  write(): Promise<void>;
}

export interface FreeSpace {
  /** How many bytes may still be written to the disk of the data folder. */
  bytes(): Promise<number>;
}
