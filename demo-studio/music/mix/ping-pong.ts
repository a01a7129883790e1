import { SAMPLE_RATE } from '../stereo-sound';
import type { Bus, Track } from './bus';

const DARKENING = 0.42;
const ROOM_SHARE = 0.25;

/**
 * Adds echoes of a track that alternate between the sides, each darker than the previous one, to the bus and a little to the
 * room.
 */
export function pingPong(
  track: Track,
  bus: Bus,
  echo: { readonly seconds: number; readonly feedback: number; readonly amount: number },
): void {
  const delay = Math.max(64, Math.round(echo.seconds * SAMPLE_RATE));
  const first = new Float32Array(delay);
  const second = new Float32Array(delay);
  const end = Math.min(bus.left.length, track.to + delay * 8);
  let dark = 0;
  let darker = 0;
  let place = 0;
  for (let at = track.from; at < end; at += 1) {
    const heard = first[place] as number;
    const answered = second[place] as number;
    const input = at < track.to ? ((track.left[at] as number) + (track.right[at] as number)) * 0.5 * echo.amount : 0;
    dark += DARKENING * (input + answered * echo.feedback - dark);
    darker += DARKENING * (heard - darker);
    first[place] = dark;
    second[place] = darker * 0.92;
    bus.left[at] = (bus.left[at] as number) + heard;
    bus.right[at] = (bus.right[at] as number) + answered;
    bus.room[at] = (bus.room[at] as number) + (heard + answered) * ROOM_SHARE;
    place += 1;
    if (place === delay) place = 0;
  }
}
