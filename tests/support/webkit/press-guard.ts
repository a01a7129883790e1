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

/** A page that has loaded since the press has recorded none: the press led to this page, so it counts as a hit. */
let outcome: Outcome = 'hit';
let lower = (): void => undefined;

/**
 * From now on only elements that `receives` accepts receive a press: an element that has moved there meanwhile is not pressed
 * instead.
 */
export function raiseGuard(receives: (hit: Element) => boolean): void {
  lower();
  outcome = 'nothing';
  let isHit: boolean | undefined;
  const judge = (event: Event): void => {
    if (!event.isTrusted) return;
    // An element that the press removes no longer exists when the button is released.
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

/** Removes the guard; returns the press's outcome. */
export function lowerGuard(): Outcome {
  lower();
  return outcome;
}
