import { useEffect, useState, type RefObject } from 'react';

/** A row that is rendered for less than this, in milliseconds, was scrolled past and not looked at. */
const PASSED_BY = 300;

/**
 * Whether `key` is looked at: at once while the page does not scroll, otherwise after a moment. This avoids costly network and
 * processor work, such as pictures, for rows that only scroll past.
 */
export function useSettled(key: string, isMoving: RefObject<boolean>): boolean {
  const [settled, settle] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => settle(key), isMoving.current ? PASSED_BY : 0);
    return () => clearTimeout(timer);
  }, [key, isMoving]);
  return settled === key;
}
