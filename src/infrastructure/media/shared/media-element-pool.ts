/** Two slots for each of the two engines that one browser uses. */
const POOL_SIZE = 4;
const GESTURES = ['pointerup', 'touchend', 'click', 'keydown'] as const;

/**
 * Media elements made before the first gesture. WebKit lets an element sound later only if it was loaded inside a gesture
 * once: the first gesture anywhere, before any handler of the page, does that for all of them.
 */
export class MediaElementPool {
  private readonly free: HTMLMediaElement[];

  constructor(
    private readonly create: () => HTMLMediaElement,
    private readonly gestures: EventTarget,
  ) {
    this.free = Array.from({ length: POOL_SIZE }, create);
    for (const gesture of GESTURES) gestures.addEventListener(gesture, this.unlock, { capture: true });
  }

  /** An element that no engine has; it is the engine's from now on. */
  readonly take = (): HTMLMediaElement => this.free.pop() ?? this.create();

  private readonly unlock = (): void => {
    for (const gesture of GESTURES) this.gestures.removeEventListener(gesture, this.unlock, { capture: true });
    for (const element of this.free) element.load();
  };
}
