import type { ByteReader } from './byte-reader';
import type { SoundPlace } from './sound-place';

/** Longer than any codec's way of saying silence, but for frames of a constant size. */
const PROBE_BYTES = 512;
/** Shares of the sound, the end first, which lacks whatever was not copied to its end: a hole of a fifth of it is never missed. */
const PROBES = [1, 0.2, 0.35, 0.5, 0.65, 0.8];

/**
 * Whether there seems to be nothing but zeros somewhere in the sound, as in a file whose room was taken before it was copied. Sound
 * that is silent may look so too: only decoding tells.
 */
export async function isHollow(reader: ByteReader, { head, tail }: SoundPlace): Promise<boolean> {
  const [from, to] = [head[0]?.from ?? 0, tail.at(-1)?.to ?? 0];
  for (const share of PROBES) {
    const at = Math.floor(from + (to - from - PROBE_BYTES) * share);
    if (at < from) return false;
    const bytes = await reader.read(at, PROBE_BYTES);
    if (bytes.every((byte) => byte === 0)) return true;
  }
  return false;
}
