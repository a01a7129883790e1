import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import styled from 'styled-components';
import { Icon } from '../../design-system/Icon';
import { KEEP_ICONS } from '../../design-system/icons/keep';
import { insetFocusRing, overlay } from '../../design-system/interaction';

interface ReorderHandleProps {
  readonly id: string;
  readonly label: string;
  /** The sentence that tells which keys move it. */
  readonly hintId: string;
  readonly isLifted: boolean;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onGrab: () => void;
  readonly onDrag: (clientY: number) => void;
  readonly onDrop: (clientY: number) => void;
  readonly onLeave: () => void;
}

/** Where a row is taken hold of. A drag by the pointer drops where it ends; leaving by the keyboard puts back what is lifted. */
export function ReorderHandle({ onGrab, onDrag, onDrop, onLeave, hintId, isLifted, ...rest }: ReorderHandleProps) {
  const isHeld = useRef(false);
  const grab = (event: PointerEvent<HTMLButtonElement>): void => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    isHeld.current = true;
    onGrab();
  };
  const release = (finish: () => void): void => {
    if (isHeld.current) finish();
    isHeld.current = false;
  };
  const { label, ...events } = rest;
  return (
    <Grip
      type="button"
      aria-label={label}
      aria-describedby={hintId}
      aria-pressed={isLifted}
      onBlur={() => isLifted && !isHeld.current && onLeave()}
      onPointerDown={grab}
      onPointerMove={({ clientY }) => isHeld.current && onDrag(clientY)}
      onPointerUp={({ clientY }) => release(() => onDrop(clientY))}
      onPointerCancel={() => release(onLeave)}
      {...events}
    >
      <Icon path={KEEP_ICONS['dots-six-vertical']} size={20} />
    </Grip>
  );
}

const Grip = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  width: 44px;
  height: 44px;
  border-radius: var(--r-sm);
  color: var(--text-3);
  cursor: grab;
  touch-action: none;
  ${overlay}
  ${insetFocusRing}
  &[aria-pressed='true'] {
    color: var(--accent-strong);
    cursor: grabbing;
  }
`;
