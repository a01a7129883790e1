/** The centre frequencies of the five bands in hertz, from low to high. */
export const EQUALISER_BANDS = [60, 230, 910, 3_600, 14_000] as const;

/** How far a band may be raised or lowered, in decibels. */
export const MOST_BAND_GAIN = 12;

/** One gain in decibels for each band, from low to high. */
export type EqualiserGains = readonly [number, number, number, number, number];

/** While it is off, the gains are retained for when it is switched on again. */
export interface Equaliser {
  readonly isOn: boolean;
  readonly gains: EqualiserGains;
}

export const FLAT_GAINS: EqualiserGains = [0, 0, 0, 0, 0];

/** Curves with a name, each within ±12 dB. */
export const EQUALISER_PRESETS = {
  flat: FLAT_GAINS,
  bass: [6, 4, 0, 0, 0],
  vocal: [-3, -1, 3, 4, 1],
  bright: [0, 0, 0, 3, 5],
  warm: [3, 3, 0, -1, -3],
  night: [-6, -2, 2, 2, -2],
} as const satisfies Record<string, EqualiserGains>;

export type EqualiserPreset = keyof typeof EQUALISER_PRESETS;

/** A gain in whole decibels within ±12; a value that is not a number is 0. */
export const clampBandGain = (gain: number): number =>
  Number.isNaN(gain) ? 0 : Math.round(Math.min(Math.max(gain, -MOST_BAND_GAIN), MOST_BAND_GAIN));

/** The gains with one band (0 is the lowest) changed; an unknown band changes nothing. */
export const withBandGain = (gains: EqualiserGains, band: number, gain: number): EqualiserGains => {
  const set = (index: 0 | 1 | 2 | 3 | 4): number => (index === band ? clampBandGain(gain) : gains[index]);
  return [set(0), set(1), set(2), set(3), set(4)];
};

/** The preset with these gains; null for a curve that the listener made. */
export function presetOf(gains: EqualiserGains): EqualiserPreset | null {
  const names = Object.keys(EQUALISER_PRESETS) as EqualiserPreset[];
  return names.find((name) => EQUALISER_PRESETS[name].every((gain, band) => gain === gains[band])) ?? null;
}

/**
 * The gains that are applied to the sound: null if there is nothing to apply, because the equaliser is off or all bands are at 0.
 */
export const effectiveGains = ({ isOn, gains }: Equaliser): EqualiserGains | null =>
  isOn && gains.some((gain) => gain !== 0) ? gains : null;
