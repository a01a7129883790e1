import type { SoundLevel } from '../sources/playback-engine.port';

/** Stevens' law: loudness grows with amplitude to the power 0.6, so half the setting sounds half as loud (−10 dB). */
const AMPLITUDE_EXPONENT = 1 / 0.6;

/** Which part of the loudness the media element applies itself, and which part is left to a gain node behind it. */
export interface SoundPath {
  /** The element's own volume: an amplitude of 0 to 1. */
  readonly volume: number;
  readonly muted: boolean;
  /** The amplitude of the gain node, 0 or more. An element that is not attached has no gain node. */
  readonly gain: number;
}

const amplitudeOf = ({ volume, gain = 1 }: SoundLevel): number =>
  Math.min(1, Math.max(0, volume)) ** AMPLITUDE_EXPONENT * gain;

/** The effects that the listener wants on all sound. */
export interface WantedEffects {
  readonly equaliser: boolean;
  /** Songs are brought to the same loudness. */
  readonly levelling: boolean;
}

/**
 * Whether a level needs effects behind the element. An element alone cannot be louder than its source and has no equaliser; if
 * its volume cannot be set, it cannot change the loudness of a song either.
 */
export function needsEffects(level: SoundLevel, wanted: WantedEffects, isVolumeSettable: boolean): boolean {
  return wanted.equaliser || (isVolumeSettable ? amplitudeOf(level) > 1 : wanted.levelling);
}

/** Whether one song can fade out while another fades in. */
export const canFade = ({ equaliser, levelling }: WantedEffects, isVolumeSettable: boolean): boolean =>
  isVolumeSettable || equaliser || levelling;

/**
 * How an element reaches the loudness that the listener asked for. WebKit ignores the volume and the mute of an element that is
 * attached to Web Audio, and other browsers do not: an attached element stays at full volume, and the gain node does the rest.
 */
export function soundPath(level: SoundLevel, isAttached: boolean): SoundPath {
  const amplitude = amplitudeOf(level);
  if (isAttached) return { volume: 1, muted: false, gain: level.muted ? 0 : amplitude };
  return { volume: Math.min(1, amplitude), muted: level.muted, gain: 1 };
}
