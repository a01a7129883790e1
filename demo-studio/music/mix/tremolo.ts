import { SAMPLE_RATE } from '../stereo-sound';
import type { Track } from './bus';

const STEP = 64;

/** Moves a track from side to side, `hertz` times a second, by `depth` (0 to 1) of its loudness. */
export function tremolo(track: Track, hertz: number, depth: number): void {
  let sway = 0;
  for (let from = track.from; from < track.to; from += STEP) {
    const to = Math.min(track.to, from + STEP);
    const target = depth * Math.sin((2 * Math.PI * hertz * to) / SAMPLE_RATE);
    const slope = (target - sway) / STEP;
    for (let at = from; at < to; at += 1) {
      sway += slope;
      track.left[at] = (track.left[at] as number) * (1 - sway);
      track.right[at] = (track.right[at] as number) * (1 + sway);
    }
  }
}
