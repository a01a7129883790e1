import { useEffect, useRef } from 'react';

/** A second tap within this time, in milliseconds, makes a double one. */
const DOUBLE = 240;

/** Tells one tap from two. */
export function useTaps(onTap: () => void, onDoubleTap: () => void): () => void {
  const waiting = useRef<ReturnType<typeof setTimeout> | null>(null);
  const forget = (): void => {
    if (waiting.current !== null) clearTimeout(waiting.current);
    waiting.current = null;
  };
  useEffect(() => forget, []);
  return () => {
    const isSecond = waiting.current !== null;
    forget();
    if (isSecond) onDoubleTap();
    else
      waiting.current = setTimeout(() => {
        waiting.current = null;
        onTap();
      }, DOUBLE);
  };
}
