import { envelopeLevel, type Envelope } from '../dsp/envelope';
import { LowPass } from '../dsp/low-pass';
import { fillNoise } from '../dsp/noise';
import { pitchHertz } from '../dsp/pitch-hertz';
import { TABLE_SIZE, waveTable, type WaveName } from '../dsp/wave-tables';
import { SAMPLE_RATE } from '../stereo-sound';
import type { Instrument, Voice } from './instrument';

/** A sound made of bright waves that a filter makes darker. */
export interface SubtractivePatch {
  readonly wave: WaveName;
  /** One oscillator per value, in cents from the note. */
  readonly detune: readonly number[];
  readonly amplitude: Envelope;
  readonly filter: {
    /** The cut-off at rest, in hertz, for middle C; it follows the note's pitch by `track` (0 to 1). */
    readonly hertz: number;
    readonly track: number;
    /** How far the filter opens, in octaves, and how that rises and falls. */
    readonly octaves: number;
    readonly envelope: Envelope;
    readonly resonance: number;
  };
  readonly vibrato?: { readonly hertz: number; readonly cents: number; readonly delay: number };
  readonly slideSeconds?: number;
  /** Breath or bow noise added to the tone, 0 to 1. */
  readonly breath?: number;
}

/** How many samples share one filter setting; slow sounds need fewer settings. */
const CONTROL = 64;
const SLOW_CONTROL = 256;
const SLOW_ATTACK_SECONDS = 0.2;
const TURN = 2 ** 32;
const INDEX_SHIFT = 32 - Math.log2(TABLE_SIZE);
const PART_MASK = 2 ** INDEX_SHIFT - 1;
const TO_PART = 1 / 2 ** INDEX_SHIFT;
const breathBuffer = new Float32Array(SLOW_CONTROL);

interface Tone {
  readonly tables: readonly Float32Array[];
  /** One period is 2³² steps, so that the phase wraps by itself. */
  readonly phases: Int32Array;
  readonly ratios: readonly number[];
  readonly levels: readonly number[];
}

/** The first oscillator is the loudest: two equally loud ones would cancel each other each time they drift apart. */
function levelsOf(patch: SubtractivePatch): readonly number[] {
  const levels = patch.detune.map((_, place) => (place === 0 ? 1 : 0.6));
  const power = levels.reduce((sum, level) => sum + level * level, 0);
  return levels.map((level) => level / Math.sqrt(power));
}

function startTone(patch: SubtractivePatch, voice: Voice): Tone {
  const hertz = pitchHertz(voice.pitch);
  const table = waveTable(patch.wave, hertz * 1.03);
  const phases = Int32Array.from(patch.detune, (_, at) => (((voice.seed * 0.6180339 + at * 0.37) % 1) - 0.5) * TURN);
  const ratios = patch.detune.map((cents) => 2 ** (cents / 1200));
  return { tables: patch.detune.map(() => table), phases, ratios, levels: levelsOf(patch) };
}

function addTone(tone: Tone, hertz: number, out: Float32Array, span: readonly [number, number]): void {
  const [from, to] = span;
  for (let voice = 0; voice < tone.ratios.length; voice += 1) {
    const table = tone.tables[voice] as Float32Array;
    const step = ((hertz * (tone.ratios[voice] as number)) / SAMPLE_RATE) * TURN;
    const move = step | 0;
    const level = tone.levels[voice] as number;
    let phase = tone.phases[voice] as number;
    for (let at = from; at < to; at += 1) {
      const index = phase >>> INDEX_SHIFT;
      const below = table[index] as number;
      const part = (phase & PART_MASK) * TO_PART;
      out[at] = (out[at] as number) + level * (below + ((table[index + 1] as number) - below) * part);
      phase = (phase + move) | 0;
    }
    tone.phases[voice] = phase;
  }
}

function semitonesAt(patch: SubtractivePatch, voice: Voice, seconds: number): number {
  const { vibrato, slideSeconds = 0 } = patch;
  let pitch = voice.pitch;
  if (voice.slideFrom !== null && slideSeconds > 0)
    pitch += (voice.slideFrom - voice.pitch) * Math.exp(-4 * (seconds / slideSeconds));
  if (vibrato === undefined || seconds < vibrato.delay) return pitch;
  const depth = Math.min(1, (seconds - vibrato.delay) / 0.4) * (vibrato.cents / 100);
  return pitch + depth * Math.sin(2 * Math.PI * vibrato.hertz * (seconds - vibrato.delay));
}

function cutoffAt(patch: SubtractivePatch, voice: Voice, seconds: number): number {
  const { filter } = patch;
  const track = filter.track * ((voice.pitch - 60) / 12);
  const opening = filter.octaves * envelopeLevel(filter.envelope, seconds, voice.gate) * (0.4 + 0.6 * voice.velocity);
  return filter.hertz * 2 ** (track + opening);
}

function addBreath(amount: number, state: number, out: Float32Array, span: readonly [number, number]): number {
  const length = span[1] - span[0];
  const next = fillNoise(breathBuffer, state, 0, length);
  for (let at = 0; at < length; at += 1)
    out[span[0] + at] = (out[span[0] + at] as number) + amount * (breathBuffer[at] as number);
  return next;
}

/** An instrument from a patch: oscillators, then a moving low-pass filter, then an envelope. */
export const subtractive = (patch: SubtractivePatch): Instrument => {
  const control = patch.amplitude.attack < SLOW_ATTACK_SECONDS ? CONTROL : SLOW_CONTROL;
  return (voice, out) => {
    const length = Math.min(out.length, Math.ceil((voice.gate + patch.amplitude.release * 1.3) * SAMPLE_RATE));
    const tone = startTone(patch, voice);
    const filter = new LowPass();
    let level = 0;
    let noise = voice.seed;
    out.fill(0, 0, length);
    for (let from = 0; from < length; from += control) {
      const to = Math.min(length, from + control);
      const seconds = from / SAMPLE_RATE;
      addTone(tone, pitchHertz(semitonesAt(patch, voice, seconds)), out, [from, to]);
      if (patch.breath) noise = addBreath(patch.breath * (0.5 + Math.exp(-9 * seconds)), noise, out, [from, to]);
      filter.tune(cutoffAt(patch, voice, seconds), patch.filter.resonance);
      filter.run(out, from, to);
      const isLast = to === length;
      const target = isLast ? 0 : voice.velocity * envelopeLevel(patch.amplitude, to / SAMPLE_RATE, voice.gate);
      const slope = (target - level) / (to - from);
      for (let at = from; at < to; at += 1) out[at] = (out[at] as number) * (level += slope);
    }
    return length;
  };
};
