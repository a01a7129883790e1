import { useEffect, useRef, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { Icon, type IconShape } from './Icon';
import { insetFocusRing, overlay } from './interaction';
import { useLayer } from './layers/use-layer';
import { MEDIA } from './media';

export interface MenuItem {
  readonly label: string;
  readonly icon: IconShape;
  readonly onChoose: () => void;
}

interface MenuProps {
  readonly label: string;
  readonly items: readonly MenuItem[];
  /** Called on Esc, Tab, going back, a choice, or a press elsewhere. The opener takes the focus back. */
  readonly onClose: () => void;
}

/** How far each key moves; Home and End go to the ends. */
const STEPS: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index, last) => (index === last ? 0 : index + 1),
  ArrowUp: (index, last) => (index <= 0 ? last : index - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** A short list of actions, below the button that opened it. The first action has the focus; the arrow keys move the focus. */
export function Menu({ label, items, onClose }: MenuProps) {
  const list = useRef<HTMLDivElement>(null);
  useLayer(onClose);
  useEffect(() => {
    buttonsIn(list.current)[0]?.focus();
    const press = (event: Event): void => {
      if (event.target instanceof Node && list.current?.parentElement?.contains(event.target) !== true) onClose();
    };
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, [onClose]);
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' || event.key === 'Tab') onClose();
    if (event.key === 'Escape') event.preventDefault();
    moveFocus(event, list.current);
  };
  return (
    <List ref={list} role="menu" aria-label={label} onKeyDown={press}>
      {items.map((item) => (
        <Item
          key={item.label}
          type="button"
          role="menuitem"
          tabIndex={-1}
          onClick={() => {
            onClose();
            item.onChoose();
          }}
        >
          <Icon {...item.icon} />
          {item.label}
        </Item>
      ))}
    </List>
  );
}

const buttonsIn = (list: HTMLElement | null): HTMLElement[] => [...(list?.querySelectorAll('button') ?? [])];

function moveFocus(event: KeyboardEvent, list: HTMLElement | null): void {
  const step = STEPS[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const buttons = buttonsIn(list);
  const present = buttons.findIndex((button) => button === document.activeElement);
  buttons[step(present, buttons.length - 1)]?.focus();
}

const List = styled.div`
  position: absolute;
  z-index: var(--z-menu);
  top: calc(100% + 8px);
  right: 0;
  min-width: 216px;
  padding: 6px;
  border-radius: var(--r-md);
  background: var(--surface-1);
  box-shadow: var(--elev-2);
  transition:
    translate var(--dur-3) var(--ease-out),
    opacity var(--dur-3) var(--ease-out);
  @starting-style {
    translate: 0 -6px;
    opacity: 0;
  }
  ${MEDIA.forcedColours} {
    border: 1px solid;
  }
`;

const Item = styled.button`
  display: flex;
  align-items: center;
  gap: 12px;
  width: 100%;
  height: 44px;
  padding: 0 12px;
  border-radius: 9px;
  font-weight: var(--fw-medium);
  svg {
    color: var(--text-2);
  }
  ${overlay}
  ${insetFocusRing}
`;
