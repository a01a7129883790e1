import { MACHINES, RECORD_BYTES } from './account-name-code';

const HEADER_BYTES = 64;
const SEGMENT_BYTES = 56;
const SYMBOL_BYTES = 24;
const SEGMENTS = 4;
/** The largest page size of either machine: writable data has its own pages. */
const PAGE = 0x10000;
const LOAD = 1;
const DYNAMIC = 2;
const STACK = 0x6474e551;
const RUNNABLE = 5;
const WRITABLE = 6;
const HASH = 4;
const STRINGS = 5;
const SYMBOLS = 6;
const STRINGS_BYTES = 10;
const SYMBOL_ENTRY = 11;
const GLOBAL_FUNCTION = 0x12;

const numbers = (bytes: 2 | 4 | 8, ...values: readonly number[]): Buffer => {
  const buffer = Buffer.alloc(bytes * values.length);
  values.forEach((value, index) => {
    if (bytes === 8) buffer.writeBigUInt64LE(BigInt(value), index * bytes);
    else buffer.writeUIntLE(value, index * bytes, bytes);
  });
  return buffer;
};

interface Segment {
  readonly kind: number;
  readonly flags: number;
  readonly offset: number;
  readonly address: number;
  readonly length: number;
}

const segment = ({ kind, flags, offset, address, length }: Segment): Buffer =>
  Buffer.concat([
    numbers(4, kind, flags),
    numbers(8, offset, address, address, length, length, kind === LOAD ? PAGE : 16),
  ]);

const aligned = (at: number): number => Math.ceil(at / 16) * 16;

const padded = (buffer: Buffer): Buffer =>
  Buffer.concat([buffer, Buffer.alloc(aligned(buffer.length) - buffer.length)]);

function fileHeader(machine: number): Buffer {
  return Buffer.concat([
    Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
    ...[numbers(2, 3, machine), numbers(4, 1), numbers(8, 0, HEADER_BYTES, 0), numbers(4, 0)],
    numbers(2, HEADER_BYTES, SEGMENT_BYTES, SEGMENTS, 0, 0, 0),
  ]);
}

function symbolTable(codeAt: number, codeBytes: number): Buffer {
  const symbol = [numbers(4, 1), Buffer.from([GLOBAL_FUNCTION, 0]), numbers(2, 1), numbers(8, codeAt, codeBytes)];
  return Buffer.concat([Buffer.alloc(SYMBOL_BYTES), ...symbol]);
}

/**
 * A shared library (ELF) whose `getpwuid` returns `name` for every account. PostgreSQL's `initdb` asks for the name of the
 * account that runs it and fails if the system has none, as in a container that runs under a uid without a name; this library is
 * loaded before the C library and answers instead. Null if no such library can be made for the machine. Source: the System V ABI,
 * chapters 4 and 5.
 */
export function accountNameLibrary(architecture: NodeJS.Architecture, name: string): Buffer | null {
  const machine = MACHINES[architecture];
  if (machine === undefined) return null;
  const strings = Buffer.from('\0getpwuid\0');
  const hash = numbers(4, 1, 2, 1, 0, 0, 0);
  const text = Buffer.from(`${name}\0`);
  const hashAt = HEADER_BYTES + SEGMENTS * SEGMENT_BYTES;
  const symbolsAt = hashAt + hash.length;
  const stringsAt = symbolsAt + 2 * SYMBOL_BYTES;
  const codeAt = aligned(stringsAt + strings.length);
  const codeBytes = machine.codeOf(0, 0, 0).length;
  const dynamicAt = aligned(codeAt + codeBytes);
  const dynamic = numbers(
    8,
    ...[HASH, hashAt, STRINGS, stringsAt, SYMBOLS, symbolsAt],
    ...[STRINGS_BYTES, strings.length, SYMBOL_ENTRY, SYMBOL_BYTES, 0, 0],
  );
  const recordAt = PAGE + dynamicAt + dynamic.length;
  const code = machine.codeOf(codeAt, recordAt, recordAt + RECORD_BYTES);
  const written = dynamic.length + RECORD_BYTES + text.length;
  const read = { kind: LOAD, flags: RUNNABLE, offset: 0, address: 0, length: codeAt + codeBytes };
  const changed = { kind: LOAD, flags: WRITABLE, offset: dynamicAt, address: PAGE + dynamicAt, length: written };
  const segments = [
    ...[read, changed, { ...changed, kind: DYNAMIC, length: dynamic.length }],
    { kind: STACK, flags: WRITABLE, offset: 0, address: 0, length: 0 },
  ];
  const head = Buffer.concat([fileHeader(machine.number), ...segments.map(segment)]);
  const named = Buffer.concat([head, hash, symbolTable(codeAt, code.length), strings]);
  return Buffer.concat([padded(named), padded(code), dynamic, Buffer.alloc(RECORD_BYTES), text]);
}
