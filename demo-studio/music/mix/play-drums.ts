import type { DrumKit } from '../drums/drum-kit';
import type { DrumHit, DrumName } from '../score';
import { SAMPLE_RATE } from '../stereo-sound';
import { addPanned, decibels, type Bus, type Track } from './bus';

const PLACES: Readonly<Record<DrumName, number>> = {
  kick: 0, snare: 0.05, hat: 0.28, 'open-hat': 0.28, clap: -0.06, rim: -0.22, shaker: -0.4, tom: 0.24, crash: -0.25,
}; // oxfmt-ignore
const ROOM_SHARES: Readonly<Partial<Record<DrumName, number>>> = { kick: 0.12, hat: 0.4, shaker: 0.5 };

/** Plays the drums directly onto the bus, each at its position in the room; never the same stroke twice in a row. */
export function playDrums(
  hits: readonly DrumHit[],
  kit: DrumKit,
  sound: { readonly level: number; readonly room: number; readonly beatSeconds: number },
  bus: Bus,
): void {
  const gain = decibels(sound.level);
  const both: Track = { left: bus.left, right: bus.right, from: 0, to: 0 };
  for (const [place, hit] of hits.entries()) {
    const strokes = kit.get(hit.drum);
    const stroke = strokes?.[place % strokes.length];
    if (stroke === undefined) continue;
    const at = Math.round(hit.start * sound.beatSeconds * SAMPLE_RATE);
    const loudness = gain * hit.velocity ** 1.4;
    addPanned(both, stroke, at, { length: stroke.length, gain: loudness * 1.2, pan: PLACES[hit.drum] });
    const toRoom = loudness * sound.room * (ROOM_SHARES[hit.drum] ?? 1);
    const count = Math.min(stroke.length, bus.room.length - at);
    for (let index = 0; index < count; index += 1)
      bus.room[at + index] = (bus.room[at + index] as number) + (stroke[index] as number) * toRoom;
  }
}
