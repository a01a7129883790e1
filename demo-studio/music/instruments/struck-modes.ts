import { fillNoise } from '../dsp/noise';
import { pitchHertz } from '../dsp/pitch-hertz';
import { SAMPLE_RATE } from '../stereo-sound';
import type { Instrument, Voice } from './instrument';

/** One vibration mode of a struck object. */
export interface Mode {
  /** As a multiple of the note's frequency. */
  readonly ratio: number;
  readonly level: number;
  /** Seconds until it has faded by 60 dB. */
  readonly ring: number;
}

export interface StruckPatch {
  /** The modes of a note at a velocity, the lowest first. */
  readonly modes: (voice: Voice) => readonly Mode[];
  /** How fast it stops when released, in seconds. */
  readonly release: number;
  /** The knock of the hammer, 0 to 1. */
  readonly knock: number;
}

const KNOCK_SECONDS = 0.03;
const knockBuffer = new Float32Array(Math.ceil(KNOCK_SECONDS * SAMPLE_RATE));

/** Adds a damped sine by recurrence, with two multiplications per sample. */
function addMode(mode: Mode, hertz: number, out: Float32Array, length: number): void {
  const frequency = hertz * mode.ratio;
  if (frequency > SAMPLE_RATE * 0.42 || mode.level < 1e-4) return;
  const decay = 10 ** (-3 / (mode.ring * SAMPLE_RATE));
  const turn = (2 * Math.PI * frequency) / SAMPLE_RATE;
  const near = 2 * decay * Math.cos(turn);
  const far = decay * decay;
  const end = Math.min(length, Math.ceil(mode.ring * 1.1 * SAMPLE_RATE));
  let before = 0;
  let now = mode.level * decay * Math.sin(turn);
  for (let at = 1; at < end; at += 1) {
    out[at] = (out[at] as number) + now;
    const next = near * now - far * before;
    before = now;
    now = next;
  }
}

function addKnock(amount: number, voice: Voice, out: Float32Array): void {
  const length = Math.min(out.length, knockBuffer.length);
  fillNoise(knockBuffer, voice.seed, 0, length);
  let smooth = 0;
  for (let at = 0; at < length; at += 1) {
    smooth += 0.12 * ((knockBuffer[at] as number) - smooth);
    out[at] = (out[at] as number) + smooth * amount * voice.velocity * (1 - at / length) ** 3;
  }
}

const ATTACK_SAMPLES = 40;

/** An instrument of vibration modes: piano strings, bars, bells. */
export const struckModes =
  (patch: StruckPatch): Instrument =>
  (voice, out) => {
    const modes = patch.modes(voice);
    const longest = Math.max(...modes.map((mode) => mode.ring)) * 1.1;
    const seconds = Math.min(voice.gate + patch.release * 1.2, longest);
    const length = Math.min(out.length, Math.ceil(seconds * SAMPLE_RATE));
    out.fill(0, 0, length);
    for (const mode of modes) addMode(mode, pitchHertz(voice.pitch), out, length);
    for (let at = 0; at < Math.min(ATTACK_SAMPLES, length); at += 1)
      out[at] = ((out[at] as number) * at) / ATTACK_SAMPLES;
    if (patch.knock > 0) addKnock(patch.knock, voice, out.subarray(0, length));
    const gate = Math.round(voice.gate * SAMPLE_RATE);
    const fall = 10 ** (-2.6 / (patch.release * SAMPLE_RATE));
    for (let at = gate, level = 1; at < length; at += 1, level *= fall) out[at] = (out[at] as number) * level;
    const fade = Math.min(400, length);
    for (let at = length - fade; at < length; at += 1) out[at] = ((out[at] as number) * (length - at)) / fade;
    return length;
  };
