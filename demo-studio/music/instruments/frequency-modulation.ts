import { envelopeLevel, type Envelope } from '../dsp/envelope';
import { pitchHertz } from '../dsp/pitch-hertz';
import { sineTable, TABLE_SIZE } from '../dsp/wave-tables';
import { SAMPLE_RATE } from '../stereo-sound';
import type { Instrument, Voice } from './instrument';

/** A carrier whose phase a modulator changes. */
export interface OperatorPair {
  /** Frequencies as multiples of the note's frequency. */
  readonly carrier: number;
  readonly modulator: number;
  readonly level: number;
  /** Modulation in radians at full velocity, and the seconds in which most of it decays. */
  readonly index: number;
  readonly indexDecay: number;
  readonly amplitude: Envelope;
}

const CONTROL = 64;
const RADIANS = TABLE_SIZE / (2 * Math.PI);

function addPair(pair: OperatorPair, voice: Voice, out: Float32Array, length: number): void {
  const sine = sineTable();
  const hertz = pitchHertz(voice.pitch);
  if (hertz * Math.max(pair.carrier, pair.modulator) > SAMPLE_RATE * 0.4) return;
  const carrierStep = (hertz * pair.carrier * TABLE_SIZE) / SAMPLE_RATE;
  const modulatorStep = (hertz * pair.modulator * TABLE_SIZE) / SAMPLE_RATE;
  const softer = Math.min(1, 2 ** ((66 - voice.pitch) / 24));
  const bright = pair.index * (0.25 + 0.75 * voice.velocity ** 1.5) * softer * RADIANS;
  const mask = TABLE_SIZE - 1;
  let carrier = 0;
  let modulator = 0;
  let level = 0;
  for (let from = 0; from < length; from += CONTROL) {
    const to = Math.min(length, from + CONTROL);
    const seconds = to / SAMPLE_RATE;
    const index = bright * (0.12 + 0.88 * Math.exp((-3 * seconds) / pair.indexDecay));
    const target = to === length ? 0 : pair.level * voice.velocity * envelopeLevel(pair.amplitude, seconds, voice.gate);
    const slope = (target - level) / (to - from);
    for (let at = from; at < to; at += 1) {
      const shaken = carrier + index * (sine[modulator & mask] as number) + TABLE_SIZE * 16;
      const place = shaken | 0;
      const below = sine[place & mask] as number;
      level += slope;
      out[at] =
        (out[at] as number) + level * (below + ((sine[(place & mask) + 1] as number) - below) * (shaken - place));
      carrier = carrier + carrierStep;
      if (carrier >= TABLE_SIZE) carrier -= TABLE_SIZE;
      modulator = modulator + modulatorStep;
      if (modulator >= TABLE_SIZE) modulator -= TABLE_SIZE;
    }
  }
}

/** An instrument of operator pairs, like the electric pianos and bells of the eighties. */
export const frequencyModulation = (pairs: readonly OperatorPair[]): Instrument => {
  const release = Math.max(...pairs.map((pair) => pair.amplitude.release));
  return (voice, out) => {
    const length = Math.min(out.length, Math.ceil((voice.gate + release * 1.2) * SAMPLE_RATE));
    out.fill(0, 0, length);
    for (const pair of pairs) addPair(pair, voice, out, length);
    return length;
  };
};
