import { LowPass } from '../dsp/low-pass';
import { SAMPLE_RATE } from '../stereo-sound';
import type { Bus } from './bus';

/** A room: seconds until it fades by 60 dB, its size (1 is a hall), how fast it loses high frequencies (0 to 1), and its level. */
export interface Room {
  readonly seconds: number;
  readonly size: number;
  readonly damping: number;
  readonly level: number;
}

const LENGTHS = [1123, 1361, 1613, 1873, 2129, 2381, 2671, 2903];
const DIFFUSERS = [211, 347, 557];
const PREDELAY = 540;
const BELOW_HERTZ = 190;
const USUAL_SECONDS = 1.8;

interface Line {
  readonly ring: Float32Array;
  readonly keep: number;
  place: number;
  dark: number;
}

const lineOf = (length: number, seconds: number): Line => ({
  ring: new Float32Array(length),
  keep: 10 ** ((-3 * length) / (seconds * SAMPLE_RATE)),
  place: 0,
  dark: 0,
});

/** Spreads a sound in time without colouring it, in place. */
function diffuse(samples: Float32Array, length: number): void {
  const ring = new Float32Array(length);
  let place = 0;
  for (let at = 0; at < samples.length; at += 1) {
    const old = ring[place] as number;
    const fresh = (samples[at] as number) + old * 0.62;
    ring[place] = fresh;
    samples[at] = old - fresh * 0.62;
    place += 1;
    if (place === length) place = 0;
  }
}

function reverberate(bus: Bus, lines: readonly Line[], room: Room): void {
  const bright = 1 - room.damping * 0.72;
  const count = lines.length;
  const read = new Float64Array(count);
  // In a room that rings longer, more sound overlaps; this factor makes the same level sound equally near in all rooms.
  const level = room.level * 0.55 * Math.sqrt(USUAL_SECONDS / room.seconds);
  for (let at = 0; at < bus.room.length; at += 1) {
    const input = at < PREDELAY ? 0 : (bus.room[at - PREDELAY] as number);
    let sum = 0;
    for (let index = 0; index < count; index += 1) {
      const line = lines[index] as Line;
      line.dark += bright * ((line.ring[line.place] as number) * line.keep - line.dark);
      read[index] = line.dark;
      sum += line.dark;
    }
    const shared = (sum * 2) / count;
    for (let index = 0; index < count; index += 1) {
      const line = lines[index] as Line;
      line.ring[line.place] = (index % 2 === 0 ? input : -input) + (read[index] as number) - shared;
      line.place = line.place + 1 === line.ring.length ? 0 : line.place + 1;
    }

    bus.left[at] =
      (bus.left[at] as number) +
      level * ((read[0] as number) + (read[2] as number) - (read[4] as number) + (read[6] as number));
    bus.right[at] =
      (bus.right[at] as number) +
      level * ((read[1] as number) + (read[3] as number) - (read[5] as number) + (read[7] as number));
  }
}

/** Adds the room around the players: the signal sent to it returns on both sides (feedback delay network of eight lines). */
export function addRoom(bus: Bus, room: Room): void {
  const low = new LowPass();
  low.tune(BELOW_HERTZ, 0);
  low.runHigh(bus.room, 0, bus.room.length);
  for (const length of DIFFUSERS) diffuse(bus.room, length);
  const lines = LENGTHS.map((length) => lineOf(Math.round(length * room.size), room.seconds));
  reverberate(bus, lines, room);
}
