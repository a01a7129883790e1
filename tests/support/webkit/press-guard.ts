const PRESS_EVENTS = [
  'pointerdown',
  'mousedown',
  'pointerup',
  'mouseup',
  'click',
  'auxclick',
  'contextmenu',
  'dblclick',
];

export type Outcome = 'hit' | 'missed' | 'nothing';

/** A page that has come meanwhile knows of no press: the one before was left by it. */
let outcome: Outcome = 'hit';
let lower = (): void => undefined;

/** From now on only what `receives` says yes to hears of a press: what has moved there meanwhile is not pressed in its place. */
export function raiseGuard(receives: (hit: Element) => boolean): void {
  lower();
  outcome = 'nothing';
  let isHit: boolean | undefined;
  const judge = (event: Event): void => {
    if (!event.isTrusted) return;
    // What the press itself takes away is no longer there when the button is let go.
    isHit ??= event.target instanceof Element && receives(event.target);
    outcome = isHit ? 'hit' : 'missed';
    if (isHit) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const name of PRESS_EVENTS) addEventListener(name, judge, { capture: true });
  lower = () => {
    for (const name of PRESS_EVENTS) removeEventListener(name, judge, { capture: true });
  };
}

/** What became of the press since then. */
export function lowerGuard(): Outcome {
  lower();
  return outcome;
}
