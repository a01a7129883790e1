import type { SoundLevel } from '../../../domain/playback/playback-engine.port';
import { soundPath } from '../../../domain/playback/sound-path';

/** A media element, and how loud it is heard. */
export interface SoundingElement {
  readonly element: HTMLMediaElement;
  /** Whether its sound goes through effects that are off by now. It plays on as it is; what is loaded next takes another. */
  isSpent(): boolean;
  setLevel(level: SoundLevel): void;
}

/** Where engines have their elements from. */
export interface MediaElements {
  /** An element for what is loaded next: the one that sounded so far where it still serves, else a fresh one. */
  take(former: SoundingElement | null): SoundingElement;
}

/** An element that no effects are ever behind. */
export const plainElement = (element: HTMLMediaElement): SoundingElement => ({
  element,
  isSpent: () => false,
  setLevel: (level) => {
    const { volume, muted } = soundPath(level, false);
    Object.assign(element, { volume, muted });
  },
});
