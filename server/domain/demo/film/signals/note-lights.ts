import { Pulse, type Envelope } from './pulse';
import type { SoundingNote } from './song-signals';

/** Passing on by more than one makes neighbours light up in turn rather than in a row. */
const STRIDE = 7;

/** So many lights that share a song's notes: each note lights one of them, the next note another. */
export function noteLights(notes: readonly SoundingNote[], count: number, envelope: Envelope): readonly Pulse[] {
  const shares = Array.from({ length: count }, (): SoundingNote[] => []);
  notes.forEach((note, at) => shares[(at * STRIDE) % count]?.push(note));
  return shares.map((share) => new Pulse(share, envelope));
}
