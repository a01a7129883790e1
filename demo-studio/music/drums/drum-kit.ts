import { seededRandom } from '../compose/seeded-random';
import type { DrumName } from '../score';
import { makeDrum, type DrumPatch } from './make-drum';

/** The drums of a style, as patches. */
export type KitPatch = Readonly<Partial<Record<DrumName, DrumPatch>>>;

/** Rendered strokes, a few of each drum, so that no two strokes in a row are the same. */
export type DrumKit = ReadonlyMap<DrumName, readonly Float32Array[]>;

const STROKES = 3;

/** The strokes of a kit, the same for the same seed. */
export function makeKit(patch: KitPatch, seed: number): DrumKit {
  const kit = new Map<DrumName, readonly Float32Array[]>();
  for (const [name, drum] of Object.entries(patch)) {
    const random = seededRandom(seed, `drum ${name}`);
    kit.set(
      name as DrumName,
      Array.from({ length: STROKES }, () => makeDrum(drum, random)),
    );
  }
  return kit;
}
