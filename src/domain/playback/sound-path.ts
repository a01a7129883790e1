import type { SoundLevel } from './playback-engine.port';

/** Stevens' law: loudness grows with amplitude to the power 0.6, so half the setting sounds half as loud (−10 dB). */
const AMPLITUDE_EXPONENT = 1 / 0.6;

/** What a media element does itself of how loud it is heard, and what is left to a gain behind it. */
export interface SoundPath {
  /** The element's own volume: an amplitude of 0 to 1. */
  readonly volume: number;
  readonly muted: boolean;
  /** The amplitude of the gain, 0 or more. An element that is not attached has none behind it. */
  readonly gain: number;
}

const amplitudeOf = ({ volume, gain = 1 }: SoundLevel): number =>
  Math.min(1, Math.max(0, volume)) ** AMPLITUDE_EXPONENT * gain;

/** What the listener wants to be done to all that sounds. */
export interface WantedEffects {
  readonly equaliser: boolean;
  /** Songs are brought to one loudness. */
  readonly levelling: boolean;
}

/**
 * Whether a level takes effects behind the element. No element alone is louder than its source, or has an equaliser; one whose
 * volume cannot be set brings no song to another loudness either.
 */
export function needsEffects(level: SoundLevel, wanted: WantedEffects, isVolumeSettable: boolean): boolean {
  return wanted.equaliser || (isVolumeSettable ? amplitudeOf(level) > 1 : wanted.levelling);
}

/** Whether one song can fade while another comes. */
export const canFade = ({ equaliser, levelling }: WantedEffects, isVolumeSettable: boolean): boolean =>
  isVolumeSettable || equaliser || levelling;

/**
 * How an element comes to sound as loud as the listener asked for. WebKit ignores the volume and the mute of an element that is
 * attached to Web Audio, and other engines do not: an attached one is left at full volume, and all is done by the gain.
 */
export function soundPath(level: SoundLevel, isAttached: boolean): SoundPath {
  const amplitude = amplitudeOf(level);
  if (isAttached) return { volume: 1, muted: false, gain: level.muted ? 0 : amplitude };
  return { volume: Math.min(1, amplitude), muted: level.muted, gain: 1 };
}
