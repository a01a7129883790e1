const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
const UINT32 = 2 ** 32;

/** A number from 0 up to 1 that looks random and is always the same for the same seed and id (FNV-1a, mixed once more). */
export function seededFraction(seed: string, id: string): number {
  let hash = FNV_OFFSET;
  const text = `${seed}\u0000${id}`;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), FNV_PRIME);
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  return ((hash ^ (hash >>> 16)) >>> 0) / UINT32;
}
