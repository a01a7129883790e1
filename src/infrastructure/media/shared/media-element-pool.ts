/** One for the timeline, and two slots for each of the two other engines that one browser uses; a second deck is made later. */
const POOL_SIZE = 5;
const GESTURES = ['pointerup', 'touchend', 'click', 'keydown'] as const;

/**
 * Media elements made before the first gesture. WebKit lets an element sound later only if it was loaded inside a gesture
 * once: the first gesture anywhere, before any handler of the page, does that for all of them. What was taken by then holds a
 * song already, which loading would empty: it is begun and held in the same breath, unheard.
 */
export class MediaElementPool {
  private readonly free: HTMLMediaElement[];
  private readonly taken: HTMLMediaElement[] = [];
  private isUnlocked = false;

  constructor(
    private readonly create: () => HTMLMediaElement,
    private readonly gestures: EventTarget,
  ) {
    this.free = Array.from({ length: POOL_SIZE }, create);
    for (const gesture of GESTURES) gestures.addEventListener(gesture, this.unlock, { capture: true });
  }

  /** An element that no engine has; it is the engine's from now on. */
  readonly take = (): HTMLMediaElement => {
    const element = this.free.pop() ?? this.create();
    if (!this.isUnlocked) this.taken.push(element);
    return element;
  };

  private readonly unlock = (): void => {
    for (const gesture of GESTURES) this.gestures.removeEventListener(gesture, this.unlock, { capture: true });
    for (const element of this.free) element.load();
    for (const element of this.taken.splice(0).filter(({ paused }) => paused)) {
      void element.play().catch(() => undefined);
      element.pause();
    }
    this.isUnlocked = true;
  };
}
