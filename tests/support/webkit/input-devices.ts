import type { DriverSession } from './driver-session';
import { keysOf } from './keys';
import type { PageCalls } from './page-calls';

type PointerStep =
  | { readonly type: 'pointerMove'; readonly x: number; readonly y: number; readonly duration: 0 }
  | { readonly type: 'pointerDown' | 'pointerUp'; readonly button: number };

type Button = 'left' | 'middle' | 'right';

const BUTTONS: Readonly<Record<Button, number>> = { left: 0, middle: 1, right: 2 };

const moveTo = (x: number, y: number): PointerStep => ({
  type: 'pointerMove',
  x: Math.round(x),
  y: Math.round(y),
  duration: 0,
});

/** A window's keyboard and mouse: their events are trusted, like those of a person. */
export class InputDevices {
  private place = { x: 0, y: 0 };

  constructor(
    private readonly session: DriverSession,
    private readonly calls: PageCalls,
  ) {}

  async key(name: string): Promise<void> {
    const keys = keysOf(name);
    const downs = keys.map((value) => ({ type: 'keyDown', value }));
    const ups = keys.toReversed().map((value) => ({ type: 'keyUp', value }));
    await this.act({ type: 'key', id: 'keys', actions: [...downs, ...ups] });
  }

  /** Inserts text like a keyboard that composes letters: no key is pressed. */
  async insert(text: string): Promise<void> {
    await this.calls.evaluate((inserted: string) => document.execCommand('insertText', false, inserted), text);
  }

  async move(x: number, y: number, steps = 1): Promise<void> {
    const { x: fromX, y: fromY } = this.place;
    const shares = Array.from({ length: steps }, (_, at) => (at + 1) / steps);
    this.place = { x, y };
    // One at a time, so that the page responds to each move, as it would to a hand.
    for (const share of shares) await this.point(moveTo(fromX + (x - fromX) * share, fromY + (y - fromY) * share));
  }

  async down(button: Button = 'left'): Promise<void> {
    await this.point({ type: 'pointerDown', button: BUTTONS[button] });
  }

  async up(button: Button = 'left'): Promise<void> {
    await this.point({ type: 'pointerUp', button: BUTTONS[button] });
  }

  async click(x: number, y: number, { button = 'left' as Button, clickCount = 1 } = {}): Promise<void> {
    this.place = { x, y };
    const presses = Array.from({ length: clickCount }, (): PointerStep[] => [
      { type: 'pointerDown', button: BUTTONS[button] },
      { type: 'pointerUp', button: BUTTONS[button] },
    ]);
    await this.point(moveTo(x, y), ...presses.flat());
  }

  async wheel(deltaX: number, deltaY: number): Promise<void> {
    const x = Math.round(this.place.x);
    const y = Math.round(this.place.y);
    const scroll = { type: 'scroll', x, y, deltaX: Math.round(deltaX), deltaY: Math.round(deltaY), duration: 0 };
    await this.act({ type: 'wheel', id: 'wheel', actions: [scroll] });
  }

  private async point(...actions: readonly PointerStep[]): Promise<void> {
    await this.act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions });
  }

  private async act(source: object): Promise<void> {
    await this.session.in(this.calls.window, 'POST', '/actions', { actions: [source] });
  }
}
