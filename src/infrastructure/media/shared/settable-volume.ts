import type { Timer } from '../../../application/ports/timer.port';

const TRIED = 0.5;

/**
 * Whether pages may set the volume of a media element. On iPhones and iPads they may not: an element there first reports the
 * volume that was set, and full volume a moment later.
 */
export async function isVolumeSettable(element: HTMLMediaElement, timer: Timer): Promise<boolean> {
  element.volume = TRIED;
  await new Promise<void>((resolve) => void timer.after(0, resolve));
  return element.volume === TRIED;
}
