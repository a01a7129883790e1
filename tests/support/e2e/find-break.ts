import type { Tape } from './tape';

const SILENT = 0.01;
/** As a share of the tone's own amplitude: more than any encoder leaves at the edges of a song, less than a cut makes. */
const CUT = 0.3;
/**
 * As a share of the tone's usual loudness: a period quieter than this is a hole. An encoder may halve a tone that begins
 * abruptly.
 */
const QUIET = 0.3;
/** Faults further apart than this are two breaks; within one break, everything between its first and last sample counts. */
const ONE_BREAK_MS = 10;

const rootMeanSquare = (samples: Float32Array): number =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);

/** The samples that do not follow from the two before them: a sine is `x[n+1] = 2cos(ω)x[n] − x[n−1]`. */
function cuts({ rate, samples }: Tape, toneHz: number): number[] {
  const turn = 2 * Math.cos((2 * Math.PI * toneHz) / rate);
  const threshold = CUT * Math.SQRT2 * rootMeanSquare(samples);
  const found: number[] = [];
  for (let at = 2; at < samples.length; at += 1) {
    const expected = turn * (samples[at - 1] ?? 0) - (samples[at - 2] ?? 0);
    if (Math.abs((samples[at] ?? 0) - expected) > threshold) found.push(at);
  }
  return found;
}

/** The samples of periods that are much quieter than the tone is. */
function holes({ rate, samples }: Tape, toneHz: number): number[] {
  const period = Math.round(rate / toneHz);
  const usual = rootMeanSquare(samples);
  const found: number[] = [];
  for (let at = 0; at + period <= samples.length; at += 1) {
    if (rootMeanSquare(samples.subarray(at, at + period)) < QUIET * usual) found.push(at, at + period - 1);
  }
  return found;
}

/**
 * The longest break of a recorded tone in milliseconds: a quiet stretch, or a place where the wave does not continue; 0 for an
 * unbroken tone. A tone that is silent throughout is one break.
 */
export function longestBreak(tape: Tape, toneHz: number): number {
  if (rootMeanSquare(tape.samples) < SILENT) return (tape.samples.length * 1_000) / tape.rate;
  const bad = [...cuts(tape, toneHz), ...holes(tape, toneHz)].sort((a, b) => a - b);
  const apart = (ONE_BREAK_MS * tape.rate) / 1_000;
  let [begin] = bad;
  let longest = 0;
  for (const [index, at] of bad.entries()) {
    if (at - (bad[index - 1] ?? at) > apart) begin = at;
    longest = Math.max(longest, ((at - (begin ?? at) + 1) * 1_000) / tape.rate);
  }
  return longest;
}
