/** Tests a place where the server stores data by writing a small item there. */
export interface WriteProbe {
  /** Resolves once it was written and would survive a crash; rejects with the place's own error. */
  write(): Promise<void>;
}

export interface FreeSpace {
  /** How many bytes may still be written to the disk of the data folder. */
  bytes(): Promise<number>;
}
