import type { SoundLevel } from '../../../domain/playback/playback-engine.port';

/** Stevens' law: loudness grows with amplitude to the power 0.6, so half the setting sounds half as loud (−10 dB). */
const AMPLITUDE_EXPONENT = 1 / 0.6;

/** Sets an element's amplitude so that it sounds as loud as the listener asked for. */
export function applyLevel(element: HTMLMediaElement, level: SoundLevel): void {
  element.volume = Math.min(1, Math.max(0, level.volume)) ** AMPLITUDE_EXPONENT;
  element.muted = level.muted;
}
