import type { Timer } from '../../../application/ports/timer.port';

const TRIED = 0.5;

/**
 * Whether pages may set how loud a media element is. On iPhones and iPads they may not; an element there shows what it was set
 * to at first, and that it is at full volume a moment later.
 */
export async function isVolumeSettable(element: HTMLMediaElement, timer: Timer): Promise<boolean> {
  element.volume = TRIED;
  await new Promise<void>((resolve) => void timer.after(0, resolve));
  return element.volume === TRIED;
}
