import type { ByteReader } from './containers/byte-reader';

/** A media file that is open for reading. */
export interface OpenMedia extends ByteReader {
  /** Made of the file's size, its first and its last bytes: distinguishes a moved file from a new one. */
  fingerprint(): Promise<string>;
  close(): Promise<void>;
}

/** The bytes below the media folder; paths are relative to it. */
export interface MediaBytes {
  /** Opens a file; undefined if it may not be read, no longer exists, or is no ordinary file. */
  open(path: string): Promise<OpenMedia | undefined>;
  /** Reads a small file completely; undefined if it does not exist or is larger than `most` bytes. */
  readSmall(path: string, most: number): Promise<Uint8Array | undefined>;
}
