import { SAMPLE_RATE } from './record';

/** All notes of the test library are lower. */
const HIGHEST_NOTE_HZ = 4_000;
const SPECTRUM_SAMPLES = 8_192;
/** The step in which silence is searched, and its highest level as a share of the loudest: a twentieth is −26 dB. */
const LOOK_MS = 5;
const SILENT_SHARE = 0.05;

/** Root mean square. */
export const levelOf = (samples: Float32Array): number =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, samples.length));

/** The level of each consecutive piece of this length. */
export function levelsOf(samples: Float32Array, milliseconds: number): number[] {
  const size = Math.round((milliseconds / 1000) * SAMPLE_RATE);
  const count = Math.floor(samples.length / size);
  return Array.from({ length: count }, (_, at) => levelOf(samples.subarray(at * size, (at + 1) * size)));
}

/** The longest stretch, in milliseconds, that is inaudible beside the rest. */
export function longestSilence(samples: Float32Array): number {
  const levels = levelsOf(samples, LOOK_MS);
  const silent = Math.max(...levels) * SILENT_SHARE;
  let longest = 0;
  let current = 0;
  for (const level of levels) {
    current = level < silent ? current + LOOK_MS : 0;
    longest = Math.max(longest, current);
  }
  return longest;
}

/** The loudest note at the end of the recording, within 3 Hz. */
export function loudestNoteOf(samples: Float32Array): number {
  const last = samples.subarray(Math.max(0, samples.length - SPECTRUM_SAMPLES));
  const step = SAMPLE_RATE / SPECTRUM_SAMPLES;
  let best = { hertz: 0, power: 0 };
  for (let hertz = step; hertz <= HIGHEST_NOTE_HZ; hertz += step) {
    const power = powerAt(last, hertz);
    if (power > best.power) best = { hertz, power };
  }
  return best.hertz;
}

/** Goertzel's algorithm, with a window that prevents a loud note from leaking into neighbouring frequencies. */
function powerAt(samples: Float32Array, hertz: number): number {
  const factor = 2 * Math.cos((2 * Math.PI * hertz) / SAMPLE_RATE);
  let before = 0;
  let last = 0;
  for (const [at, sample] of samples.entries()) {
    const window = 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / samples.length);
    [before, last] = [last, sample * window + factor * last - before];
  }
  return last * last + before * before - factor * last * before;
}
