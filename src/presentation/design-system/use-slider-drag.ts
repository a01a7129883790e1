import { useState, type PointerEvent } from 'react';

interface DragHandlers {
  readonly onPreview: (fraction: number) => void;
  readonly onCommit: (fraction: number) => void;
  readonly onCancel: () => void;
}

type Drag = PointerEvent<HTMLElement>;

const PRIMARY_BUTTON = 0;

function fractionAt(event: Drag): number {
  const { left, width } = event.currentTarget.getBoundingClientRect();
  return width === 0 ? 0 : Math.min(Math.max((event.clientX - left) / width, 0), 1);
}

/**
 * Dragging anywhere along a bar: previews while the pointer is down, commits when it lifts, cancels when the pointer is
 * cancelled.
 */
export function useSliderDrag({ onPreview, onCommit, onCancel }: DragHandlers) {
  const [hovered, setHovered] = useState<number | null>(null);
  const [isDragging, setDragging] = useState(false);

  const finish = (): void => {
    setDragging(false);
    setHovered(null);
  };
  const bind = {
    onPointerDown: (event: Drag) => {
      if (event.button !== PRIMARY_BUTTON) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDragging(true);
      setHovered(fractionAt(event));
      onPreview(fractionAt(event));
    },
    onPointerMove: (event: Drag) => {
      setHovered(fractionAt(event));
      if (isDragging) onPreview(fractionAt(event));
    },
    onPointerUp: (event: Drag) => {
      if (isDragging) onCommit(fractionAt(event));
      finish();
    },
    onPointerCancel: () => {
      if (isDragging) onCancel();
      finish();
    },
    onPointerLeave: () => setHovered(null),
  };
  /** Esc while dragging: the committed value stays. */
  const cancel = (): boolean => {
    if (isDragging) onCancel();
    finish();
    return isDragging;
  };
  return { bind, cancel, hovered, isDragging };
}
