import { LostPage } from './lost-page';
import type { Look } from './look-until';
import type { PageSetting } from './page-setting';
import type { PressPoint } from './press-point';

export interface Pressing {
  readonly position?: { readonly x: number; readonly y: number };
  readonly button?: 'left' | 'middle' | 'right';
  readonly clickCount?: number;
  /** Everything but the press. */
  readonly trial?: boolean;
  readonly force?: boolean;
  readonly timeout?: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where it is looked for, as two looks find it at the same place: what still moves would be missed. */
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

/** Presses there; whether that reached what was meant, or has led to another page. */
export async function pressAt({ calls, devices }: PageSetting, { x, y }: Point, pressing: Pressing): Promise<boolean> {
  const { button, clickCount, force = false } = pressing;
  await devices.click(x, y, { ...(button && { button }), ...(clickCount && { clickCount }) });
  const outcome = await calls.find<string>('(finder) => finder.lowerGuard()', null).catch((error: unknown) => {
    if (error instanceof LostPage) return 'hit';
    throw error;
  });
  return force || outcome === 'hit';
}
