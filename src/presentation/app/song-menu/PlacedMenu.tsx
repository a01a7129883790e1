import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { MenuItem } from '../../design-system/Menu';
import { FloatingMenu } from './FloatingMenu';
import { MenuSheet, type MenuSubject } from './MenuSheet';

interface PlacedMenuProps {
  /** Where it was asked for, in pixels of the window. */
  readonly x: number;
  readonly y: number;
  readonly subject: MenuSubject;
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly onClose: () => void;
}

/** As wide as design §14 calls a phone. */
const PHONE = '(max-width: 767px)';
/** A modal sheet lies over everything that is not one. */
const OPEN_SHEET = 'dialog[open]';

/** What can be done with something: beside the pointer, and from the foot of a phone or over a sheet. Closing gives the focus back. */
export function PlacedMenu({ x, y, subject, label, items, onClose }: PlacedMenuProps) {
  const { key } = useLocation();
  const placeAtOpening = useRef(key);
  const close = useGivingBack(onClose);
  useEffect(() => {
    if (placeAtOpening.current !== key) onClose();
  }, [key, onClose]);
  const [isSheet] = useState(() => window.matchMedia(PHONE).matches || document.querySelector(OPEN_SHEET) !== null);
  if (isSheet) {
    return <MenuSheet subject={subject} label={label} items={items} onClose={close} />;
  }
  return <FloatingMenu x={x} y={y} label={label} items={items} onClose={close} />;
}

/** Whatever had the focus before gets it back on closing. It is looked at before the menu takes it. */
function useGivingBack(close: () => void): () => void {
  const [before] = useState(() => document.activeElement);
  return useCallback(() => {
    close();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }, [before, close]);
}
