import { LostPage } from './lost-page';
import type { Look } from './look-until';
import type { PageSetting } from './page-setting';
import type { PressPoint } from './press-point';

export interface Pressing {
  readonly position?: { readonly x: number; readonly y: number };
  readonly button?: 'left' | 'middle' | 'right';
  readonly clickCount?: number;
  /** Does everything except the press. */
  readonly trial?: boolean;
  readonly force?: boolean;
  readonly timeout?: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The point to press, once two looks have found it at the same place: a press on an element that still moves would miss. */
export function steadyPoint(pointOf: () => Promise<PressPoint>): () => Promise<Look<Point>> {
  let last: string | undefined;
  return async () => {
    const point = await pointOf();
    if ('obstacle' in point) return { missing: point.obstacle };
    const stands = point.box === last;
    last = point.box;
    return stands ? { found: point } : { missing: 'it moves' };
  };
}

/** Presses at a point; returns whether the press reached the intended element, or has led to another page. */
export async function pressAt({ calls, devices }: PageSetting, { x, y }: Point, pressing: Pressing): Promise<boolean> {
  const { button, clickCount, force = false } = pressing;
  await devices.click(x, y, { ...(button && { button }), ...(clickCount && { clickCount }) });
  const outcome = await calls.find<string>('(finder) => finder.lowerGuard()', null).catch((error: unknown) => {
    if (error instanceof LostPage) return 'hit';
    throw error;
  });
  return force || outcome === 'hit';
}
