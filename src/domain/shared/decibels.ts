/** What an amplitude is multiplied by for so many decibels: 0 dB is 1, −6 dB about a half. */
export const amplitudeOf = (decibels: number): number => 10 ** (decibels / 20);

/** How many decibels an amplitude is from 1; of nothing it is −∞. */
export const decibelsOf = (amplitude: number): number => 20 * Math.log10(amplitude);
