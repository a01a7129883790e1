import { isVisible } from './find-elements';
import { raiseGuard } from './press-guard';

/** Where an element is to be pressed, in pixels of the window, or why it cannot be pressed now. */
export type PressPoint =
  | { readonly x: number; readonly y: number; readonly box: string }
  | { readonly obstacle: string };

interface Press {
  /** From the top left corner; if null, the middle. */
  readonly offset: { readonly x: number; readonly y: number } | null;
  readonly isForced: boolean;
  /** Whether a press follows, not only a check. */
  readonly isPressed: boolean;
}

const isDisabled = (element: Element): boolean =>
  element.matches(':disabled') || element.closest('[aria-disabled="true"]') !== null;

/** A press on an element's label also counts as a press on it. */
const receives = (element: Element, hit: Element): boolean =>
  element.contains(hit) || [...((element as HTMLInputElement).labels ?? [])].some((label) => label.contains(hit));

const isInView = (x: number, y: number): boolean => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;

function placeOf(element: Element, offset: { x: number; y: number } | null): { x: number; y: number; box: string } {
  const { left, top, width, height } = element.getBoundingClientRect();
  const x = left + (offset?.x ?? width / 2);
  const y = top + (offset?.y ?? height / 2);
  return { x: Math.floor(x), y: Math.floor(y), box: [left, top, width, height].join() };
}

/** The point to press. Scrolls to the element if it is not in view. */
export function pressPoint(element: Element, { offset, isForced, isPressed }: Press): PressPoint {
  if (!isVisible(element)) return { obstacle: 'it is not visible' };
  if (!isForced && isDisabled(element)) return { obstacle: 'it is not enabled' };
  const before = placeOf(element, offset);
  const needsScroll = !isInView(before.x, before.y) || (!isForced && hitBeside(element, before) !== null);
  if (needsScroll) element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const place = placeOf(element, offset);
  if (!isInView(place.x, place.y)) return { obstacle: 'it is outside of the window' };
  const other = isForced ? null : hitBeside(element, place);
  if (other === null && isPressed) raiseGuard((hit) => isForced || receives(element, hit));
  return other === null ? place : { obstacle: `${describe(other)} receives the press` };
}

function hitBeside(element: Element, { x, y }: { x: number; y: number }): Element | null {
  const hit = document.elementFromPoint(x, y);
  return hit === null || receives(element, hit) ? null : hit;
}

const describe = (element: Element): string =>
  `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}">`;
