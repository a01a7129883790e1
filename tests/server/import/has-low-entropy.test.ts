import { createHash } from 'node:crypto';
import { hasLowEntropy } from '../../../server/domain/import/has-low-entropy';

const KB = 1024;
const music = (bytes: number): Buffer => createHash('shake256', { outputLength: bytes }).update('Mưa').digest();
const repeated = (piece: Buffer, bytes: number): Buffer =>
  Buffer.concat(Array<Buffer>(Math.ceil(bytes / piece.length)).fill(piece)).subarray(0, bytes);

describe('bytes of a sound', () => {
  it.each([
    ['silence', Buffer.alloc(64 * KB)],
    ['a frame of an encoder again and again', repeated(Buffer.concat([music(50), Buffer.alloc(367)]), 64 * KB)],
    ['silence with a click', Buffer.concat([Buffer.alloc(32 * KB), music(1_000), Buffer.alloc(32 * KB)])],
    ['nothing', Buffer.alloc(0)],
  ])('carry little information: %s', (_, bytes) => {
    expect(hasLowEntropy(bytes)).toBe(true);
  });

  it.each([
    ['music', music(64 * KB)],
    ['a kilobyte of it', music(KB)],
    ['music that begins late', Buffer.concat([Buffer.alloc(60 * KB), music(4 * KB)])],
  ])('carry much information: %s', (_, bytes) => {
    expect(hasLowEntropy(bytes)).toBe(false);
  });
});
