import { createHash } from 'node:crypto';
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { MediaBytes, OpenMedia } from '../../domain/import/media-bytes.port';
import { onDisk } from '../shared/on-disk';

/** Most reads are at the two ends of a file, so each end is read only once. */
const HEAD_BYTES = 32 * 1024;
const TAIL_BYTES = 16 * 1024;

/**
 * Reads files below a folder. The reads are synchronous and block their thread, which therefore must have no other work: a short
 * read takes a third of the time that way.
 */
export class FileMediaBytes implements MediaBytes {
  constructor(private readonly root: string) {}

  /** Whatever the system's reason, the file is listed among the unreadable ones. */
  async open(place: string): Promise<OpenMedia | undefined> {
    try {
      return new OpenMediaFile(openSync(this.placeOf(place), 'r'));
    } catch {
      return undefined;
    }
  }

  /** A companion that cannot be read is left out; the song is read without it. */
  async readSmall(place: string, most: number): Promise<Uint8Array | undefined> {
    try {
      const { size } = await stat(this.placeOf(place));
      return size > most ? undefined : await readFile(this.placeOf(place));
    } catch {
      return undefined;
    }
  }

  private placeOf(place: string): string | Buffer {
    return onDisk(path.join(this.root, place));
  }
}

class OpenMediaFile implements OpenMedia {
  readonly size: number;
  private readonly head: Buffer;
  private readonly tail: Buffer;

  constructor(private readonly descriptor: number) {
    try {
      const stats = fstatSync(descriptor);
      if (!stats.isFile()) throw new Error('no ordinary file');
      this.size = stats.size;
      this.head = this.fromFile(0, HEAD_BYTES);
      this.tail = this.size <= HEAD_BYTES ? this.head : this.fromFile(this.size - TAIL_BYTES, TAIL_BYTES);
    } catch (error) {
      closeSync(descriptor);
      throw error;
    }
  }

  async read(position: number, length: number): Promise<Uint8Array> {
    if (position + length <= this.head.length) return this.head.subarray(position, position + length);
    const inTail = position - (this.size - this.tail.length);
    if (inTail >= 0) return this.tail.subarray(inTail, inTail + length);
    return this.fromFile(position, length);
  }

  async fingerprint(): Promise<string> {
    return createHash('sha256').update(`${this.size}:`).update(this.head).update(this.tail).digest('hex').slice(0, 32);
  }

  async close(): Promise<void> {
    closeSync(this.descriptor);
  }

  private fromFile(position: number, length: number): Buffer {
    const wanted = Math.max(0, Math.min(length, this.size - position));
    const bytes = Buffer.allocUnsafe(wanted);
    const read = wanted === 0 ? 0 : readSync(this.descriptor, bytes, 0, wanted, position);
    return bytes.subarray(0, read);
  }
}
