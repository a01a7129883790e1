/** ID3v2.3, section 3.3.1: the content is preceded by a four-byte size if it is compressed, and by the number of its group. */
export function oldFlags(flags: number) {
  const isCompressed = (flags & 0x80) !== 0;
  const extraBytes = (isCompressed ? 4 : 0) + ((flags & 0x20) !== 0 ? 1 : 0);
  return { isCompressed, isEncrypted: (flags & 0x40) !== 0, isUnsynchronised: false, extraBytes };
}

/** ID3v2.4, section 4.1.2: the content is preceded by the number of its group and a four-byte length. */
export function newFlags(flags: number) {
  const extraBytes = ((flags & 0x40) !== 0 ? 1 : 0) + ((flags & 0x01) !== 0 ? 4 : 0);
  const isUnsynchronised = (flags & 0x02) !== 0;
  return { isCompressed: (flags & 0x08) !== 0, isEncrypted: (flags & 0x04) !== 0, isUnsynchronised, extraBytes };
}
