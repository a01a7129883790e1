import { useRef, useState, type PointerEvent, type RefObject } from 'react';

/** How far a finger must drag a sheet, in pixels, for its release to open or close the sheet. */
const FAR = 72;
/** Less than this counts as a press. */
const STILL = 6;

interface SheetDrag {
  /** The element around everything that follows the finger. Its children read `--drag`: the dragged distance in pixels. */
  readonly frame: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
  readonly onChange: (isOpen: boolean) => void;
}

/** Dragging up opens a sheet and dragging down closes it, by finger or mouse; the sheet follows. */
export function useSheetDrag({ frame, isOpen, onChange }: SheetDrag) {
  const from = useRef<number | null>(null);
  const [isDragging, setDragging] = useState(false);
  const travel = (event: PointerEvent): number => {
    const way = from.current === null ? 0 : event.clientY - from.current;
    return isOpen ? Math.max(way, 0) : Math.min(way, 0);
  };
  const rest = (): void => {
    from.current = null;
    setDragging(false);
    frame.current?.style.removeProperty('--drag');
  };
  const begin = (event: PointerEvent<HTMLElement>): void => {
    from.current = event.clientY;
    // A button keeps receiving its own press; elsewhere the first mouse move may already leave a narrow handle.
    if (!isOnButton(event)) holdPointer(event);
  };
  const move = (event: PointerEvent<HTMLElement>): void => {
    const distance = travel(event);
    if (Math.abs(distance) < STILL) return;
    holdPointer(event);
    setDragging(true);
    frame.current?.style.setProperty('--drag', `${distance}px`);
  };
  const end = (event: PointerEvent): void => {
    const isFar = Math.abs(travel(event)) > FAR;
    rest();
    if (isFar) onChange(!isOpen);
  };
  return { isDragging, bind: { onPointerDown: begin, onPointerMove: move, onPointerUp: end, onPointerCancel: rest } };
}

const isOnButton = ({ target }: PointerEvent): boolean =>
  target instanceof Element && target.closest('button') !== null;

const holdPointer = ({ currentTarget, pointerId }: PointerEvent<HTMLElement>): void =>
  currentTarget.setPointerCapture(pointerId);
