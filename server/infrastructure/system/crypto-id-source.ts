import { randomBytes } from 'node:crypto';
import type { IdSource } from '../../application/ports/id-source.port';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const ID_LENGTH = 12;
// Bytes at or above the largest multiple of 62 are thrown away: a plain remainder would favour the first characters.
const FIRST_BIASED_BYTE = 256 - (256 % ALPHABET.length);

export class CryptoIdSource implements IdSource {
  constructor(private readonly bytes: (count: number) => Uint8Array = randomBytes) {}

  next(): string {
    let id = '';
    while (id.length < ID_LENGTH) {
      for (const byte of this.bytes(ID_LENGTH * 2)) {
        if (byte < FIRST_BIASED_BYTE && id.length < ID_LENGTH) id += ALPHABET[byte % ALPHABET.length];
      }
    }
    return id;
  }
}
