import type { ByteReader } from './byte-reader';
import type { SoundPlace } from './sound-place';

/** Longer than the silence of any codec, except codecs with frames of a constant size. */
const PROBE_BYTES = 512;
/**
 * Positions that are probed, as shares of the sound. The end comes first, because an incomplete copy lacks its end; a hole of a
 * fifth of the sound is always found.
 */
const PROBES = [1, 0.2, 0.35, 0.5, 0.65, 0.8];

/**
 * Whether a part of the sound seems to contain only zeros, as in a file whose space was allocated before it was copied. Silent
 * sound may look the same, so only decoding gives certainty.
 */
export async function hasZeroedMiddle(reader: ByteReader, { head, tail }: SoundPlace): Promise<boolean> {
  const from = head[0]?.from ?? 0;
  const to = tail.at(-1)?.to ?? 0;
  for (const share of PROBES) {
    const at = Math.floor(from + (to - from - PROBE_BYTES) * share);
    if (at < from) return false;
    const bytes = await reader.read(at, PROBE_BYTES);
    if (bytes.every((byte) => byte === 0)) return true;
  }
  return false;
}
