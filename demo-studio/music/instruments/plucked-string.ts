import { fillNoise } from '../dsp/noise';
import { pitchHertz } from '../dsp/pitch-hertz';
import { SAMPLE_RATE } from '../stereo-sound';
import type { Instrument, Voice } from './instrument';

/** A string and the finger on it. */
export interface StringPatch {
  /** Seconds until it has faded by 60 dB, at middle C. */
  readonly ring: number;
  /** 0: felt; 1: steel. */
  readonly brightness: number;
  /** Where it is plucked, as a share of its length. */
  readonly position: number;
  /** How fast it stops when released, in seconds. */
  readonly release: number;
  /** For a string that is pressed behind the bridge: vibrato, and a bend into the note, in cents. */
  readonly press?: { readonly vibratoCents: number; readonly bendCents: number };
}

const RING_SIZE = 2048;
const ring = new Float32Array(RING_SIZE);
const burst = new Float32Array(RING_SIZE);
const CONTROL = 64;

function pluck(patch: StringPatch, voice: Voice, period: number): void {
  const length = Math.min(RING_SIZE - 8, Math.ceil(period));
  fillNoise(burst, voice.seed * 7919 + 13, 0, length);
  const openness = Math.min(0.98, patch.brightness * (0.45 + 0.55 * voice.velocity));
  let smooth = 0;
  let again = 0;
  for (let pass = 0; pass < 2; pass += 1)
    for (let at = 0; at < length; at += 1) {
      smooth += openness * ((burst[at] as number) - smooth);
      again += Math.min(1, openness * 1.6) * (smooth - again);
      if (pass === 1) burst[at] = again;
    }
  const offset = Math.max(1, Math.round(length * patch.position));
  let mean = 0;
  let power = 0;
  for (let at = 0; at < length; at += 1) {
    const shaped = (burst[at] as number) - 0.9 * (burst[(at + length - offset) % length] as number);
    ring[at] = shaped;
    mean += shaped / length;
  }
  for (let at = 0; at < length; at += 1) power += ((ring[at] as number) - mean) ** 2 / length;
  const scale = (0.42 * voice.velocity) / Math.sqrt(power + 1e-9);
  for (let at = 0; at < length; at += 1) ring[at] = ((ring[at] as number) - mean) * scale;
  ring.fill(0, length);
}

function bentPeriod(patch: StringPatch, period: number, seconds: number): number {
  if (!patch.press) return period;
  const bend = -patch.press.bendCents * Math.exp(-seconds / 0.05);
  const depth = patch.press.vibratoCents * Math.min(1, Math.max(0, seconds - 0.25) / 0.3);
  return period * 2 ** (-(bend + depth * Math.sin(2 * Math.PI * 5.4 * seconds)) / 1200);
}

interface Motion {
  write: number;
  last: number;
}

/** Processes one range of samples: reads the value from one period ago (four-point interpolation), damps it and writes it back. */
function travel(
  span: { out: Float32Array; from: number; to: number },
  delay: number,
  tone: { keep: number; damp: number },
  motion: Motion,
): void {
  const whole = Math.floor(delay);
  const part = delay - whole;
  const a = (-part * (part - 1) * (part - 2)) / 6;
  const b = ((part + 1) * (part - 1) * (part - 2)) / 2;
  const c = (-(part + 1) * part * (part - 2)) / 2;
  const d = ((part + 1) * part * (part - 1)) / 6;
  const mask = RING_SIZE - 1;
  let { write, last } = motion;
  for (let at = span.from; at < span.to; at += 1) {
    const read = write - whole + RING_SIZE;
    const value =
      a * (ring[(read + 1) & mask] as number) +
      b * (ring[read & mask] as number) +
      c * (ring[(read - 1) & mask] as number) +
      d * (ring[(read - 2) & mask] as number);
    const damped = tone.keep * (value + tone.damp * (last - value));
    last = value;
    ring[write & mask] = damped;
    span.out[at] = value;
    write = (write + 1) & mask;
  }
  motion.write = write;
  motion.last = last;
}

/**
 * A plucked string: a burst of noise that circulates in a delay of one period and gets a little darker each time
 * (Karplus–Strong).
 */
export const pluckedString =
  (patch: StringPatch): Instrument =>
  (voice, out) => {
    const length = Math.min(out.length, Math.ceil((voice.gate + patch.release) * SAMPLE_RATE));
    const damp = 0.3 * (1 - patch.brightness * 0.85);
    const period = SAMPLE_RATE / pitchHertz(voice.pitch);
    const ringSeconds = patch.ring * 2 ** ((60 - voice.pitch) / 26);
    const keep = 10 ** ((-3 * period) / SAMPLE_RATE / ringSeconds);
    pluck(patch, voice, period);
    const motion: Motion = { write: Math.ceil(period) & (RING_SIZE - 1), last: 0 };
    const gate = Math.min(length - 1, Math.round(voice.gate * SAMPLE_RATE));
    for (let from = 0; from < length; from += CONTROL) {
      const to = Math.min(length, from + CONTROL);
      const delay = bentPeriod(patch, period, from / SAMPLE_RATE) - damp;
      travel({ out, from, to }, delay, { keep, damp }, motion);
    }
    const fall = 1 / Math.max(1, length - gate);
    for (let at = gate; at < length; at += 1) out[at] = (out[at] as number) * (1 - (at - gate) * fall) ** 2;
    return length;
  };
