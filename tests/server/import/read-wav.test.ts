import type { ByteReader } from '../../../server/domain/import/containers/byte-reader';
import { readWav } from '../../../server/domain/import/containers/read-wav';

const RATE = 8_000;
const BLOCK = 4;
/** Bytes per second of sound. */
const SECOND_BYTES = RATE * BLOCK;

/** A chunk of a RIFF file: a zero byte follows each chunk of odd length. */
function chunk(name: string, body: Buffer, length = body.length): Buffer {
  const head = Buffer.alloc(8);
  head.write(name, 'latin1');
  head.writeUInt32LE(length, 4);
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)]);
}

function format(tag = 1, channels = 2): Buffer {
  const body = Buffer.alloc(40);
  body.writeUInt16LE(tag, 0);
  body.writeUInt16LE(channels, 2);
  body.writeUInt32LE(RATE, 4);
  body.writeUInt32LE(SECOND_BYTES, 8);
  body.writeUInt16LE(BLOCK, 12);
  body.writeUInt16LE(1, 24);
  return chunk('fmt ', body);
}

function longLength(bytes: number): Buffer {
  const body = Buffer.alloc(28);
  body.writeBigUInt64LE(BigInt(bytes), 8);
  return chunk('ds64', body);
}

const sound = (bytes: number, length = bytes): Buffer => chunk('data', Buffer.alloc(bytes), length);

const read = (...chunks: readonly Buffer[]) => {
  const file = Buffer.concat([Buffer.from('RIFF\0\0\0\0WAVE', 'latin1'), ...chunks]);
  const reader: ByteReader = {
    size: file.length,
    read: (position, length) => Promise.resolve(file.subarray(position, position + length)),
  };
  return readWav(reader);
};

const UNKNOWN = 0xffffffff;

describe('a WAV file', () => {
  it.each([
    ['with its sound right after its format', [format(), sound(2 * SECOND_BYTES)]],
    ['with an odd chunk before its sound', [format(), chunk('LIST', Buffer.alloc(5)), sound(2 * SECOND_BYTES)]],
    ['with an even chunk before its sound', [format(), chunk('LIST', Buffer.alloc(6)), sound(2 * SECOND_BYTES)]],
    ['whose format is told in an extension', [format(0xfffe), sound(2 * SECOND_BYTES)]],
    ['whose length was not known', [format(), sound(2 * SECOND_BYTES, UNKNOWN)]],
    [
      'above 4 GB, whose length stands before',
      [longLength(2 * SECOND_BYTES), format(), sound(2 * SECOND_BYTES, UNKNOWN)],
    ],
    ['that lacks a block at its end', [format(), sound(2 * SECOND_BYTES - BLOCK, 2 * SECOND_BYTES)]],
  ])('%s is as long as its sound', async (_, chunks) => {
    const answer = await read(...chunks);
    expect(answer).toMatchObject({ ok: true, value: { container: 'wav', sound: { sampleRate: RATE, channels: 2 } } });
    expect(answer.ok && Math.round(answer.value.durationMs / 10)).toBe(200);
  });

  it('that lacks more than a block is as long as its remaining sound', async () => {
    const answer = await read(format(), sound(SECOND_BYTES, 2 * SECOND_BYTES));
    expect(answer).toMatchObject({ ok: true, value: { durationMs: 1_000, proof: 'cut' } });
  });

  it.each([
    ['without sound', [format()], 'truncated'],
    ['without a format', [sound(SECOND_BYTES)], 'not-media'],
    ['of a codec that is not known', [format(85), sound(SECOND_BYTES)], 'unsupported-codec'],
    ['without channels', [format(1, 0), sound(SECOND_BYTES)], 'unsupported-codec'],
    ['of no length', [format(), sound(0)], 'no-duration'],
  ])('%s is refused with a reason', async (_, chunks, error) => {
    expect(await read(...chunks)).toEqual({ ok: false, error });
  });
});
