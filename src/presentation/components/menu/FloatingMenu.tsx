import { useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Menu, type MenuItem } from '../../design-system/Menu';

interface FloatingMenuProps {
  /** Where the menu was opened, in pixels of the window. */
  readonly x: number;
  readonly y: number;
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly onClose: () => void;
}

/** Between the menu and the edge of the window, in pixels. */
const MARGIN = 8;

/** A menu at a point of the window, moved until all of it is visible. */
export function FloatingMenu({ x, y, label, items, onClose }: FloatingMenuProps) {
  const anchor = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState({ left: x, top: y });
  useLayoutEffect(() => {
    const menu = anchor.current?.firstElementChild;
    if (!(menu instanceof HTMLElement)) return;
    const { offsetWidth: width, offsetHeight: height } = menu;
    setPlace({
      left: Math.max(MARGIN, Math.min(x, window.innerWidth - width - MARGIN)),
      top: Math.max(MARGIN, y + height + MARGIN <= window.innerHeight ? y : Math.min(y, window.innerHeight) - height),
    });
  }, [x, y, items.length]);
  return (
    <Anchor ref={anchor} style={place}>
      <Menu label={label} items={items} onClose={onClose} />
    </Anchor>
  );
}

const Anchor = styled.div`
  position: fixed;
  z-index: var(--z-menu);
  > [role='menu'] {
    inset: 0 auto auto 0;
    width: max-content;
    max-width: min(320px, calc(100vw - 16px));
    max-height: calc(100dvh - 16px);
    overflow-y: auto;
  }
  [role='menuitem'] {
    height: 40px;
  }
`;
