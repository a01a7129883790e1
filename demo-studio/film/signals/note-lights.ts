import { Pulse, type Envelope } from './pulse';
import type { SoundingNote } from './song-signals';

/** A step of more than one, so that consecutive notes do not light one neighbour after another in a row. */
const STRIDE = 7;

/** `count` lights that share a song's notes: each note lights one of them, and the next note another. */
export function noteLights(notes: readonly SoundingNote[], count: number, envelope: Envelope): readonly Pulse[] {
  const shares = Array.from({ length: count }, (): SoundingNote[] => []);
  notes.forEach((note, at) => shares[(at * STRIDE) % count]?.push(note));
  return shares.map((share) => new Pulse(share, envelope));
}
