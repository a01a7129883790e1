import { useEffect, useState, type RefObject } from 'react';

/** A row that is drawn for less than this, in milliseconds, was passed by and not looked at. */
const PASSED_BY = 300;

/**
 * Whether `key` is looked at: at once while the page stands still, else once it has stayed for a moment. So what costs the
 * network and the processor much, as pictures do, is spared for rows that only rush past.
 */
export function useSettled(key: string, isMoving: RefObject<boolean>): boolean {
  const [settled, settle] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => settle(key), isMoving.current ? PASSED_BY : 0);
    return () => clearTimeout(timer);
  }, [key, isMoving]);
  return settled === key;
}
