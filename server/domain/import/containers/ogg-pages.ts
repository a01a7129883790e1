/** One page of an Ogg file; positions are within the bytes it was read from. */
export interface OggPage {
  readonly serial: number;
  /** The stream's position at the end of the page, in its own units; −1 where no packet ends in the page. */
  readonly granule: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly start: number;
  readonly body: number;
  readonly end: number;
}

/** The maximum size of a page's header. */
export const PAGE_HEADER_BYTES = 27 + 255;
export const LARGEST_PAGE_BYTES = 27 + 255 + 255 * 255;
const HEADER_BYTES = 27;
/** "OggS" */
const CAPTURE_PATTERN = 0x4f676753;
const FIRST_OF_STREAM = 2;
const LAST_OF_STREAM = 4;

/** The page that begins at `position` (RFC 3533 §6); undefined if there is none. Its end may lie after the end of the bytes. */
export function readOggPage(view: DataView, position: number): OggPage | undefined {
  if (position + HEADER_BYTES > view.byteLength || view.getUint32(position) !== CAPTURE_PATTERN) return undefined;
  const segments = view.getUint8(position + 26);
  const body = position + HEADER_BYTES + segments;
  if (body > view.byteLength) return undefined;
  let end = body;
  for (let index = 0; index < segments; index += 1) end += view.getUint8(position + HEADER_BYTES + index);
  const flags = view.getUint8(position + 5);
  return {
    serial: view.getUint32(position + 14, true),
    granule: Number(view.getBigInt64(position + 6, true)),
    isFirst: (flags & FIRST_OF_STREAM) !== 0,
    isLast: (flags & LAST_OF_STREAM) !== 0,
    start: position,
    body,
    end,
  };
}

const CONTINUES = 255;

/** The number of packets that end in the page at the start of these bytes. */
export function packetsEndingIn(view: DataView): number {
  const segments = view.getUint8(HEADER_BYTES - 1);
  let ends = 0;
  for (let index = 0; index < segments; index += 1) if (view.getUint8(HEADER_BYTES + index) < CONTINUES) ends += 1;
  return ends;
}

/** The pages in these bytes, in order, found by their capture pattern; chance occurrences of the pattern are skipped. */
export function findOggPages(view: DataView): OggPage[] {
  const pages: OggPage[] = [];
  for (let at = 0; at + HEADER_BYTES <= view.byteLength;) {
    const page = readOggPage(view, at);
    if (page !== undefined) pages.push(page);
    at = page === undefined ? at + 1 : page.end;
  }
  return pages;
}

const CHECKSUM_AT = 22;
const CHECKSUM_BYTES = 4;
const POLYNOMIAL = 0x04c11db7;

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte << 24;
  for (let bit = 0; bit < 8; bit += 1) crc = (crc << 1) ^ (crc < 0 ? POLYNOMIAL : 0);
  return crc;
});

/** Whether a page in these bytes is complete and unchanged, according to its checksum. */
export function isWholeOggPage(view: DataView, { start, end }: OggPage): boolean {
  if (end > view.byteLength) return false;
  let crc = 0;
  for (let at = start; at < end; at += 1) {
    const isChecksum = at >= start + CHECKSUM_AT && at < start + CHECKSUM_AT + CHECKSUM_BYTES;
    const byte = isChecksum ? 0 : view.getUint8(at);
    crc = (crc << 8) ^ (CRC_TABLE[((crc >>> 24) ^ byte) & 0xff] ?? 0);
  }
  return crc >>> 0 === view.getUint32(start + CHECKSUM_AT, true);
}
