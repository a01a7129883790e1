/** An open file. Reads name their position, so any number of readers share it. */
export interface OpenFile {
  readonly size: number;
  /** Milliseconds since the epoch. */
  readonly modifiedMs: number;
  /** Reads into `target` from byte `position` on; how many bytes there were. */
  read(target: Uint8Array, position: number): Promise<number>;
}

/** Files read by many at once. */
export interface OpenFiles {
  /** Runs `work` on the file at absolute `place`; undefined where there is none, or it lies outside the media and data folders. */
  use<T>(place: string, work: (file: OpenFile) => Promise<T>): Promise<T | undefined>;
  /** Opens it afresh next time: it is no longer what it was. */
  forget(place: string): void;
}
