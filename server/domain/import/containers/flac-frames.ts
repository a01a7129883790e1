const CRC8_POLYNOMIAL = 0x07;
const SYNC = 0xfff8;
const BLOCK_SIZES = [0, 192, 576, 1152, 2304, 4608, 0, 0, 256, 512, 1024, 2048, 4096, 8192, 16_384, 32_768];

/**
 * The number of samples in the recording up to the end of the frame with the last complete header in these bytes (RFC 9639 §9.1).
 */
export function lastFlacSample(view: DataView, usualBlockSize: number): number | undefined {
  for (let at = view.byteLength - 6; at >= 0; at -= 1) {
    if ((view.getUint16(at) & 0xfffe) !== SYNC) continue;
    const end = readFrameEnd(view, at, usualBlockSize);
    if (end !== undefined) return end;
  }
  return undefined;
}

function readFrameEnd(view: DataView, start: number, usualBlockSize: number): number | undefined {
  const isVariable = (view.getUint8(start + 1) & 1) === 1;
  const sizeCode = view.getUint8(start + 2) >>> 4;
  const rateCode = view.getUint8(start + 2) & 15;
  if (sizeCode === 0 || rateCode === 15) return undefined;
  const number = readCodedNumber(view, start + 4);
  if (number === undefined) return undefined;
  const sizeAt = start + 4 + number.bytes;
  const sizeBytes = sizeCode === 6 ? 1 : sizeCode === 7 ? 2 : 0;
  const rateBytes = rateCode === 12 ? 1 : rateCode === 13 || rateCode === 14 ? 2 : 0;
  const checkAt = sizeAt + sizeBytes + rateBytes;
  if (checkAt >= view.byteLength || crc8(view, start, checkAt) !== view.getUint8(checkAt)) return undefined;
  const blockSize = readBlockSize(view, sizeAt, sizeCode);
  return isVariable ? number.value + blockSize : number.value * usualBlockSize + blockSize;
}

function readBlockSize(view: DataView, at: number, code: number): number {
  if (code === 6) return view.getUint8(at) + 1;
  return code === 7 ? view.getUint16(at) + 1 : (BLOCK_SIZES[code] ?? 0);
}

/** A number of up to 36 bits, coded like UTF-8. */
function readCodedNumber(view: DataView, at: number): { value: number; bytes: number } | undefined {
  const first = view.getUint8(at);
  if (first < 0x80) return { value: first, bytes: 1 };
  const bytes = Math.clz32(~(first << 24));
  if (bytes < 2 || bytes > 7 || at + bytes > view.byteLength) return undefined;
  let value = bytes === 7 ? 0 : first & (0x7f >>> bytes);
  for (let offset = 1; offset < bytes; offset += 1) {
    const next = view.getUint8(at + offset);
    if (next >>> 6 !== 2) return undefined;
    value = value * 64 + (next & 0x3f);
  }
  return { value, bytes };
}

function crc8(view: DataView, from: number, to: number): number {
  let crc = 0;
  for (let at = from; at < to; at += 1) {
    crc ^= view.getUint8(at);
    for (let bit = 0; bit < 8; bit += 1) crc = ((crc << 1) ^ (crc & 0x80 ? CRC8_POLYNOMIAL : 0)) & 0xff;
  }
  return crc;
}
