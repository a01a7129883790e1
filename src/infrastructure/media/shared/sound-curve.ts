import type { SoundLevel } from '../../../domain/playback/playback-engine.port';

/** Stevens' law: loudness grows with amplitude to the power 0.6, so half the setting sounds half as loud (−10 dB). */
const AMPLITUDE_EXPONENT = 1 / 0.6;

/** Told by an element whenever its level was set: what it can not do by itself is for whoever shapes its sound. */
export const LEVEL_SET = 'levelset';

/** What is left to do after the element has done its part. */
export interface LevelLeft {
  /** At least 1: an element alone is not louder than its source. */
  readonly boost: number;
  /** The highest amplitude that may come out, boost and all. */
  readonly peak: number;
}

/** Sets an element's amplitude so that it sounds as loud as the listener asked for. */
export function applyLevel(element: HTMLMediaElement, { volume, muted, gain = 1 }: SoundLevel): void {
  const asked = Math.min(1, Math.max(0, volume)) ** AMPLITUDE_EXPONENT;
  const amplitude = asked * gain;
  element.volume = Math.min(1, amplitude);
  element.muted = muted;
  const detail: LevelLeft = { boost: Math.max(1, amplitude), peak: asked * Math.min(1, gain) };
  element.dispatchEvent(new CustomEvent(LEVEL_SET, { detail }));
}
