/** Machine code of `getpwuid`: fills the record at `record` with `name` and the requested uid, and returns the record. */
type CodeOf = (from: number, record: number, name: number) => Buffer;

/**
 * The offsets in `struct passwd` on 64-bit Linux: name 0, password 8, uid 16, gid 20, gecos 24, home 32, shell 40. The gid stays
 * 0 because no program here reads it.
 */
export const RECORD_BYTES = 48;
const TEXT_FIELDS = [0, 8, 24, 32, 40];
const UID_FIELD = 16;

function x64Code(from: number, record: number, name: number): Buffer {
  const address = (opcode: readonly number[], at: number, to: number) => {
    const distance = Buffer.alloc(4);
    distance.writeInt32LE(to - (from + at + opcode.length + distance.length));
    return [...opcode, ...distance];
  };
  return Buffer.from([
    ...address([0x48, 0x8d, 0x05], 0, record), // lea rax, [record]
    ...address([0x48, 0x8d, 0x0d], 7, name), // lea rcx, [name]
    ...TEXT_FIELDS.flatMap((field) => [0x48, 0x89, 0x48, field]), // mov [rax + field], rcx
    ...[0x89, 0x78, UID_FIELD], // mov [rax + uid], edi
    0xc3, // ret
  ]);
}

function arm64Code(from: number, record: number, name: number): Buffer {
  const address = (register: number, at: number, to: number) => {
    const distance = to - (from + at);
    return (0x10000000 | ((distance & 3) << 29) | (((distance >> 2) & 0x7ffff) << 5) | register) >>> 0;
  };
  const words = [
    address(8, 0, record), // adr x8, record
    address(9, 4, name), // adr x9, name
    ...TEXT_FIELDS.map((field) => (0xf9000109 | ((field / 8) << 10)) >>> 0), // str x9, [x8, #field]
    (0xb9000100 | ((UID_FIELD / 4) << 10)) >>> 0, // str w0, [x8, #uid]
    0xaa0803e0, // mov x0, x8
    0xd65f03c0, // ret
  ];
  const code = Buffer.alloc(words.length * 4);
  words.forEach((word, index) => code.writeUInt32LE(word, index * 4));
  return code;
}

/** Each machine's number in ELF, and its `getpwuid` code for address `from`. */
export const MACHINES: Readonly<
  Partial<Record<NodeJS.Architecture, { readonly number: number; readonly codeOf: CodeOf }>>
> = {
  x64: { number: 62, codeOf: x64Code },
  arm64: { number: 183, codeOf: arm64Code },
};
