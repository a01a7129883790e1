import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { MenuItem } from '../../design-system/Menu';
import { FloatingMenu } from './FloatingMenu';
import { MenuSheet, type MenuSubject } from './MenuSheet';

interface PlacedMenuProps {
  /** Where the menu was opened, in pixels of the window. */
  readonly x: number;
  readonly y: number;
  readonly subject: MenuSubject;
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly onClose: () => void;
}

/** The width of a phone in design §14. */
const PHONE = '(max-width: 767px)';
/** A modal sheet covers every element outside a modal. */
const OPEN_SHEET = 'dialog[open]';

/**
 * A menu of actions: beside the pointer, or as a sheet from the bottom on a phone or over an open sheet. Closing returns the
 * focus.
 */
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

/** Closing returns the focus to the element that had it. The element is recorded before the menu takes the focus. */
function useGivingBack(close: () => void): () => void {
  const [before] = useState(() => document.activeElement);
  return useCallback(() => {
    close();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }, [before, close]);
}
