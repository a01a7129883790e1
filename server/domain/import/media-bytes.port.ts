import type { ByteReader } from './containers/byte-reader';

/** A media file that is open for reading. */
export interface OpenMedia extends ByteReader {
  /** Made of the file's size, its first and its last bytes: tells a moved file from a new one. */
  fingerprint(): Promise<string>;
  close(): Promise<void>;
}

/** The bytes below the media folder; paths are relative to it. */
export interface MediaBytes {
  /** Opens a file; undefined where it may not be read, is gone, or is no ordinary file. */
  open(path: string): Promise<OpenMedia | undefined>;
  /** A small file whole; undefined where it is not there or larger than `most` bytes. */
  readSmall(path: string, most: number): Promise<Uint8Array | undefined>;
}
