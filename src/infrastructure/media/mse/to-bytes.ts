/** The bytes of a base64 text, followed by other bytes. */
export function toBytes(base64: string, behind: Uint8Array): Uint8Array {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length + behind.length);
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
  bytes.set(behind, text.length);
  return bytes;
}
