/** 28 bits, seven in each byte, so that no ID3v2 tag looks like a frame of sound; bytes that are not there count as zero. */
export function syncsafeOf(bytes: Uint8Array, at: number): number {
  const byte = (offset: number) => (bytes[at + offset] ?? 0) & 0x7f;
  return (byte(0) << 21) | (byte(1) << 14) | (byte(2) << 7) | byte(3);
}
