/** An open file. Each read gives its position, so any number of readers can share the file. */
export interface OpenFile {
  readonly size: number;
  /** Milliseconds since the epoch. */
  readonly modifiedMs: number;
  /** Reads into `target` from byte `position` on; returns the number of bytes read. */
  read(target: Uint8Array, position: number): Promise<number>;
}

/** Files that many readers share. */
export interface OpenFiles {
  /**
   * Runs `work` on the file at the absolute path `place`; undefined if there is none, or if it is outside the media and data
   * folders.
   */
  use<T>(place: string, work: (file: OpenFile) => Promise<T>): Promise<T | undefined>;
  /** The file has changed: the next use opens it again. */
  forget(place: string): void;
}
