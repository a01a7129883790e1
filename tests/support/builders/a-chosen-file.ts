import type { ChosenFile } from '../../../src/domain/profile/picture';

/** A file that a listener chose, which records whether it was read. */
export class FileOnDisk implements ChosenFile {
  readCount = 0;

  constructor(
    private readonly bytes: Uint8Array,
    readonly size = bytes.length,
    readonly name = 'an.png',
  ) {}

  async arrayBuffer(): Promise<ArrayBuffer> {
    this.readCount += 1;
    return Uint8Array.from(this.bytes).buffer;
  }
}
