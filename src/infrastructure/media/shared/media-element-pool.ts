import type { MediaElements, SoundingElement } from './media-elements';
import { playElement } from './play-element';

/**
 * One element for the timeline, and two slots for each of the two other engines that one browser uses; elements for a second deck
 * are made later.
 */
const POOL_SIZE = 5;
const GESTURES = ['pointerup', 'touchend', 'click', 'keydown'] as const;

interface ElementMaker {
  create(): SoundingElement;
  /** This one will never sound again. */
  drop(spent: SoundingElement): void;
}

/**
 * Media elements made before the first gesture. WebKit lets an element sound later only if it was loaded inside a gesture once:
 * the first gesture anywhere, before any handler of the page, loads all of them. An element that is already taken holds a song,
 * which loading would empty, so it is played and paused at once, inaudibly. Later gestures make sure that a replacement for a
 * spent element is ready.
 */
export class MediaElementPool implements MediaElements {
  private readonly free: SoundingElement[];
  private taken: SoundingElement[] | null = [];

  constructor(
    private readonly maker: ElementMaker,
    gestures: EventTarget,
  ) {
    this.free = Array.from({ length: POOL_SIZE }, () => maker.create());
    for (const gesture of GESTURES) gestures.addEventListener(gesture, this.unlock, { capture: true });
  }

  readonly take = (former: SoundingElement | null): SoundingElement => {
    if (former?.isRetired() === false) return former;
    if (former !== null) this.maker.drop(former);
    const element = this.free.pop() ?? this.maker.create();
    this.taken?.push(element);
    return element;
  };

  private readonly unlock = (): void => {
    if (this.taken !== null) for (const { element } of this.free) element.load();
    else if (this.free.length === 0) this.addUnlocked();
    for (const { element } of this.taken ?? []) {
      if (!element.paused) continue;
      void playElement(element);
      element.pause();
    }
    this.taken = null;
  };

  private addUnlocked(): void {
    const made = this.maker.create();
    made.element.load();
    this.free.push(made);
  }
}
