/** A stored text whose checksum is correct. */
export interface ChecksummedText {
  /** Increases with every stored text: of two, the higher one is newer, whatever the clock says. */
  readonly sequence: number;
  readonly body: string;
  /** Distinguishes this exact text from every other one. */
  readonly seal: string;
}

const FRAME = /^1:(\d{1,15}):([0-9a-f]{8}):/;
const OFFSET_BASIS = 0x811c9dc5;
const PRIME = 0x01000193;
const BYTE = 8;

/** FNV-1a over the characters, 32 bits. Two texts that differ in one character never have the same checksum. */
function checksumOf(text: string): string {
  let state = OFFSET_BASIS;
  for (let place = 0; place < text.length; place += 1) {
    state = Math.imul(state ^ text.charCodeAt(place), PRIME);
  }
  return (state >>> 0).toString(16).padStart(BYTE, '0');
}

/** A text with its number and a checksum over both, so that a truncated or changed text is detected. */
export function addChecksum(sequence: number, body: string): string {
  return `1:${sequence}:${checksumOf(`${sequence}:${body}`)}:${body}`;
}

/** The checked text; null for anything that is truncated, changed, or in another format. */
export function verifyChecksum(text: string): ChecksummedText | null {
  const [frame, sequence = '', checksum = ''] = FRAME.exec(text) ?? [];
  if (frame === undefined) return null;
  const body = text.slice(frame.length);
  if (checksumOf(`${sequence}:${body}`) !== checksum) return null;
  return { sequence: Number(sequence), body, seal: `${sequence}:${checksum}` };
}
