import { useRef, type KeyboardEvent, type MouseEvent } from 'react';
import styled from 'styled-components';
import { Icon } from '../../design-system/Icon';
import { LIBRARY_ICONS } from '../../design-system/icons/library';
import { insetFocusRing, overlay } from '../../design-system/interaction';
import { useHold } from './use-hold';
import { selectable } from '../../design-system/selectable';

interface ReorderHandleProps {
  readonly id: string;
  readonly label: string;
  /** Id of the sentence that explains which keys move the row. */
  readonly hintId: string;
  readonly isLifted: boolean;
  readonly tabIndex?: number;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onGrab: () => void;
  readonly onDrag: (clientY: number) => void;
  readonly onDrop: (clientY: number) => void;
  readonly onLeave: () => void;
}

/**
 * The handle by which a row is grabbed. A pointer drag drops the row where the drag ends; moving the focus away by keyboard puts
 * a lifted row back.
 */
export function ReorderHandle({ onGrab, onDrag, onDrop, onLeave, hintId, isLifted, ...rest }: ReorderHandleProps) {
  const grip = useRef<HTMLButtonElement>(null);
  const { isHeld, ...hold } = useHold(grip, { onGrab, onDrag, onDrop, onLeave });
  const { label, ...events } = rest;
  return (
    <Grip
      ref={grip}
      type="button"
      aria-label={label}
      aria-describedby={hintId}
      aria-pressed={isLifted}
      onBlur={() => isLifted && !isHeld() && onLeave()}
      onContextMenu={swallowClick}
      {...hold}
      {...events}
    >
      <Icon path={LIBRARY_ICONS['dots-six-vertical']} size={20} />
    </Grip>
  );
}

/** The id of an item's handle in a list; an element's id contains no space, whereas an item's may. */
export const handleId = (list: string, itemId: string): string => `${list}-${encodeURIComponent(itemId)}`;

/** A finger that rests here grabs the row; it must not open a menu. */
function swallowClick(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
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
  touch-action: pan-y;
  ${selectable('none')}
  -webkit-touch-callout: none;
  ${overlay}
  ${insetFocusRing}
  &[aria-pressed='true'] {
    color: var(--accent-strong);
    cursor: grabbing;
  }
`;
