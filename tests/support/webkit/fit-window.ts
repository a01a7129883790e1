import type { DriverSession } from './driver-session';
import { lookUntil } from './look-until';
import type { PageCalls } from './page-calls';

export interface Viewport {
  readonly width: number;
  readonly height: number;
}

const LIMIT_MS = 3_000;
/** The height of the bar above the page. */
const BAR_HEIGHT = 38;

const measure = (): Viewport => ({ width: innerWidth, height: innerHeight });

/** Resizes a window until its page has this size. A window cannot be narrower than its bar. */
export async function fitWindow(session: DriverSession, calls: PageCalls, { width, height }: Viewport): Promise<void> {
  let bar = BAR_HEIGHT;
  await lookUntil('the size of the window', LIMIT_MS, async () => {
    const rect = { x: 0, y: 0, width, height: height + bar };
    const granted = await session.in<Viewport>(calls.window, 'POST', '/window/rect', rect);
    const page = await calls.evaluate<Viewport>(measure);
    if (page.width === granted.width && page.height === height) return { found: true };
    if (page.width === granted.width) bar = granted.height - page.height;
    return { missing: `it is ${page.width} × ${page.height}` };
  });
}
