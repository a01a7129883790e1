import type { SoundLevel } from '../../../domain/playback/sources/playback-engine.port';
import { soundPath } from '../../../domain/playback/settings/sound-path';

/** A media element and its sound level. */
export interface SoundingElement {
  readonly element: HTMLMediaElement;
  /** Whether its sound goes through effects that are off by now. It plays on as it is; the next load uses another element. */
  isRetired(): boolean;
  setLevel(level: SoundLevel): void;
}

/** The source of media elements for engines. */
export interface MediaElements {
  /** An element for the next load: the former one if it can still be used, otherwise a fresh one. */
  take(former: SoundingElement | null): SoundingElement;
}

/** An element that never has effects behind it. */
export const plainElement = (element: HTMLMediaElement): SoundingElement => ({
  element,
  isRetired: () => false,
  setLevel: (level) => {
    const { volume, muted } = soundPath(level, false);
    Object.assign(element, { volume, muted });
  },
});
