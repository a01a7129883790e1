/** The amplitude factor for a number of decibels: 0 dB is 1, −6 dB about a half. */
export const amplitudeOf = (decibels: number): number => 10 ** (decibels / 20);

/** How many decibels an amplitude is from 1; for amplitude 0 it is −∞. */
export const decibelsOf = (amplitude: number): number => 20 * Math.log10(amplitude);
