import { amplitudeOf, decibelsOf } from '../../shared/decibels';
import { EQUALISER_BANDS, type EqualiserGains } from './equaliser';

/** Bands two octaves wide, so that neighbours meet: Q = 2^(N/2) / (2^N − 1) for N octaves. */
export const BAND_Q = 2 / 3;
/** The sample rate at which the curve is calculated; others differ by less than a tenth of a decibel where it matters. */
const SAMPLE_RATE = 48_000;
/** The frequencies at which the curve is calculated: every twelfth of an octave from 20 Hz, ten octaves up. */
const STEPS_IN_OCTAVE = 12;
const LOWEST = 20;
const OCTAVES = 10;
const BANDS = [0, 1, 2, 3, 4] as const;

/** |b0 + b1 z⁻¹ + b2 z⁻²|² on the unit circle, by φ = sin²(ω/2). */
const power = (b0: number, b1: number, b2: number, phi: number): number =>
  (b0 + b1 + b2) ** 2 - 4 * (b0 * b1 + 4 * b0 * b2 + b1 * b2) * phi + 16 * b0 * b2 * phi ** 2;

/** How many decibels a peaking filter (Audio EQ Cookbook, as Web Audio's BiquadFilter) adds at a frequency. */
function peakingResponse(middle: number, gain: number, frequency: number): number {
  const amplitude = amplitudeOf(gain / 2);
  const omega = (2 * Math.PI * middle) / SAMPLE_RATE;
  const alpha = Math.sin(omega) / (2 * BAND_Q);
  const b1 = -2 * Math.cos(omega);
  const phi = Math.sin((Math.PI * frequency) / SAMPLE_RATE) ** 2;
  const above = power(1 + alpha * amplitude, b1, 1 - alpha * amplitude, phi);
  const below = power(1 + alpha / amplitude, b1, 1 - alpha / amplitude, phi);
  return decibelsOf(above / below) / 2;
}

/** How many decibels the whole equaliser adds at a frequency in hertz. */
export const equaliserResponse = (gains: EqualiserGains, frequency: number): number =>
  BANDS.reduce<number>((sum, band) => sum + peakingResponse(EQUALISER_BANDS[band], gains[band], frequency), 0);

/** How many decibels the equaliser adds at its highest point, at least 0: neighbouring bands add up. */
export function equaliserBoost(gains: EqualiserGains): number {
  const places = Array.from({ length: OCTAVES * STEPS_IN_OCTAVE }, (_, step) => LOWEST * 2 ** (step / STEPS_IN_OCTAVE));
  return Math.max(0, ...places.map((frequency) => equaliserResponse(gains, frequency)));
}
