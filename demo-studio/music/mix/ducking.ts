import type { DrumHit } from '../score';
import { SAMPLE_RATE } from '../stereo-sound';
import type { Track } from './bus';

const STEP = 64;
const RECOVERY_SECONDS = 0.3;

/**
 * How strongly a song's kicks lower other tracks over time: 0 at rest, 1 at the stroke, back to 0 within 0.3 s. One value per 64
 * samples.
 */
export function kickPressure(hits: readonly DrumHit[], beatSeconds: number, length: number): Float32Array {
  const pressure = new Float32Array(Math.ceil(length / STEP) + 2);
  const span = Math.ceil((RECOVERY_SECONDS * SAMPLE_RATE) / STEP);
  for (const hit of hits.filter((each) => each.drum === 'kick')) {
    const first = Math.round((hit.start * beatSeconds * SAMPLE_RATE) / STEP);
    for (let at = 0; at < span && first + at < pressure.length; at += 1) {
      const left = 1 - at / span;
      pressure[first + at] = Math.max(
        pressure[first + at] as number,
        left * left * (3 - 2 * left) * Math.min(1, hit.velocity * 1.2),
      );
    }
  }
  return pressure;
}

/** Lowers a track with each kick: at full pressure, its level drops by `depth` (0 to 1). */
export function duck(track: Track, pressure: Float32Array, depth: number): void {
  const { left, right } = track;
  for (let at = track.from; at < track.to; at += 1) {
    const place = at / STEP;
    const index = place | 0;
    const here = pressure[index] as number;
    const gain = 1 - depth * (here + ((pressure[index + 1] as number) - here) * (place - index));
    left[at] = (left[at] as number) * gain;
    right[at] = (right[at] as number) * gain;
  }
}
