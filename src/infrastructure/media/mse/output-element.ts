import type { SoundLevel } from '../../../domain/playback/sources/playback-engine.port';
import type { MediaElements, SoundingElement } from '../shared/media-elements';
import { playElement } from '../shared/play-element';

/** The element that an engine plays through; it may be replaced from time to time. */
export class OutputElement {
  private current: SoundingElement | null = null;
  /** Whether the element is to play; playback then continues in the next media source. */
  wantsSound = false;
  private level: SoundLevel = { volume: 1, muted: false };

  constructor(private readonly elements: MediaElements) {}

  get isRetired(): boolean {
    return this.current?.isRetired() === true;
  }

  /** The element for the next media source. */
  take(): HTMLMediaElement {
    this.current = this.elements.take(this.current);
    this.current.setLevel(this.level);
    return this.current.element;
  }

  /** Puts the next media source into another element, whatever is wrong with this one. */
  discard(): void {
    if (this.current !== null) this.current = { ...this.current, isRetired: () => true };
  }

  setLevel(level: SoundLevel): void {
    this.level = level;
    this.current?.setLevel(level);
  }

  /** False if the browser allows no sound without a gesture. */
  async play(): Promise<boolean> {
    this.wantsSound = true;
    if (this.current === null || (await playElement(this.current.element))) return true;
    this.wantsSound = false;
    return false;
  }

  pause(): void {
    this.wantsSound = false;
    this.current?.element.pause();
  }
}
