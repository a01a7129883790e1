import { pitchHertz } from '../dsp/pitch-hertz';
import type { Voice } from './instrument';
import { struckModes, type Mode } from './struck-modes';

/** `hardness` of the hammers: 0 is felt, 1 is concert. */
interface PianoPatch {
  readonly hardness: number;
  readonly ring: number;
  readonly knock: number;
}

const HAMMER_AT = 1 / 7.4;
const MOST_PARTIALS = 16;

function partialLevel(partial: number, voice: Voice, hardness: number): number {
  const hertz = pitchHertz(voice.pitch) * partial;
  const struck = Math.abs(Math.sin(Math.PI * partial * HAMMER_AT)) + 0.08;
  const brightest = 900 + 3600 * hardness * (0.25 + 0.75 * voice.velocity);
  return (struck / partial ** 0.75) * Math.exp(-hertz / brightest);
}

function pianoModes(patch: PianoPatch, voice: Voice): readonly Mode[] {
  const stiffness = 0.00032 * 2 ** ((voice.pitch - 60) / 9);
  const ring = patch.ring * 2 ** ((60 - voice.pitch) / 18);
  const modes: Mode[] = [];
  const partials = Math.min(MOST_PARTIALS, Math.floor(9000 / pitchHertz(voice.pitch)));
  for (let partial = 1; partial <= partials; partial += 1) {
    const level = partialLevel(partial, voice, patch.hardness);
    const ratio = partial * Math.sqrt(1 + stiffness * partial * partial);
    const faded = ring / (1 + 0.22 * (partial - 1));
    // Two strings of a note are slightly out of tune: the first decay is quick, and the rest sounds longer and beats slowly.
    modes.push({ ratio, level: level * 0.7, ring: faded * 0.45 });
    if (partial <= 6) modes.push({ ratio: ratio * 1.0004, level: level * 0.45, ring: faded });
  }
  const total = Math.sqrt(modes.reduce((sum, mode) => sum + mode.level ** 2, 0));
  return modes.map((mode) => ({ ...mode, level: (mode.level / total) * 0.8 * voice.velocity ** 1.3 }));
}

/** A piano of stiff strings, with two modes for each lower partial. */
export const piano = (patch: PianoPatch) =>
  struckModes({ modes: (voice) => pianoModes(patch, voice), release: 0.28, knock: patch.knock });
