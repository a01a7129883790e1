import type { Random } from '../compose/seeded-random';
import { LowPass } from '../dsp/low-pass';
import { fillNoise } from '../dsp/noise';
import { SAMPLE_RATE } from '../stereo-sound';

/** A drum as the sum of a struck skin and filtered noise. */
export interface DrumPatch {
  /** The skin: hertz at the stroke and after it, seconds from one to the other, seconds until it has faded by 60 dB. */
  readonly skins?: readonly Skin[];
  readonly noise?: {
    readonly level: number;
    readonly ring: number;
    /** The rise time in seconds; a shaker's is long. */
    readonly attack: number;
    readonly above: number;
    readonly below: number;
    /** Offsets of several strokes in seconds: hands do not clap at the same moment. */
    readonly claps?: readonly number[];
  };
  readonly level: number;
  /** How strongly it is driven into saturation; 1 means not at all. */
  readonly drive?: number;
}

interface Skin {
  readonly from: number;
  readonly to: number;
  readonly sweep: number;
  readonly ring: number;
  readonly level: number;
}

const SILENCE = 6.9;

function addSkin(skin: Skin, out: Float32Array): void {
  let phase = 0;
  for (let at = 0; at < out.length; at += 1) {
    const seconds = at / SAMPLE_RATE;
    const hertz = skin.to + (skin.from - skin.to) * Math.exp(-seconds / skin.sweep);
    phase += (2 * Math.PI * hertz) / SAMPLE_RATE;
    const rise = Math.min(1, seconds / 0.0012);
    out[at] = (out[at] as number) + rise * skin.level * Math.sin(phase) * Math.exp((-SILENCE * seconds) / skin.ring);
  }
}

function addNoise(noise: NonNullable<DrumPatch['noise']>, out: Float32Array, random: Random): void {
  const hiss = new Float32Array(out.length);
  fillNoise(hiss, Math.floor(random.fraction() * 2 ** 31), 0, hiss.length);
  const low = new LowPass();
  low.tune(noise.below * random.between(0.94, 1.06), 0.1);
  low.run(hiss, 0, hiss.length);
  const high = new LowPass();
  high.tune(noise.above, 0.15);
  high.runHigh(hiss, 0, hiss.length);
  for (const offset of noise.claps ?? [0]) {
    const isLast = offset === (noise.claps ?? [0]).at(-1);
    const ring = isLast ? noise.ring : 0.03;
    const first = Math.round(offset * SAMPLE_RATE);
    for (let at = first; at < out.length; at += 1) {
      const seconds = (at - first) / SAMPLE_RATE;
      const rise = Math.min(1, seconds / noise.attack);
      const level = noise.level * rise * Math.exp((-SILENCE * Math.max(0, seconds - noise.attack)) / ring);
      out[at] = (out[at] as number) + level * (hiss[at] as number);
    }
  }
}

/** One stroke of a drum; random values make it slightly different from the others. */
export function makeDrum(patch: DrumPatch, random: Random): Float32Array {
  const skins = patch.skins ?? [];
  const lastClap = patch.noise?.claps?.at(-1) ?? 0;
  const ring = Math.max(
    0,
    ...skins.map((skin) => skin.ring),
    (patch.noise?.ring ?? 0) + (patch.noise?.attack ?? 0) + lastClap,
  );
  const out = new Float32Array(Math.ceil(ring * SAMPLE_RATE));
  for (const skin of skins) addSkin({ ...skin, to: skin.to * random.between(0.992, 1.008) }, out);
  if (patch.noise) addNoise(patch.noise, out, random);
  const drive = patch.drive ?? 1;
  const fade = Math.min(256, out.length);
  for (let at = 0; at < out.length; at += 1) {
    const ending = Math.min(1, (out.length - at) / fade);
    const sample = out[at] as number;
    out[at] = patch.level * ending * (drive > 1 ? Math.tanh(sample * drive) / Math.tanh(drive) : sample);
  }
  return out;
}
