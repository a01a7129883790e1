import { useEffect, useRef } from 'react';

/** A second tap within this time, in milliseconds, makes a double one. */
const DOUBLE = 240;

/** When the tap was made, in milliseconds; a busy page may receive it later. */
interface Tap {
  readonly timeStamp: number;
}

/**
 * Distinguishes single from double taps. If a tap was treated as single too early, the second tap undoes it with another `onTap`.
 */
export function useTaps(onTap: () => void, onDoubleTap: () => void): (tap: Tap) => void {
  const waiting = useRef<ReturnType<typeof setTimeout> | null>(null);
  const first = useRef(-Infinity);
  const forget = (): void => {
    if (waiting.current !== null) clearTimeout(waiting.current);
    waiting.current = null;
  };
  useEffect(() => forget, []);
  return ({ timeStamp }) => {
    const isSecond = timeStamp - first.current < DOUBLE;
    const isTaken = waiting.current === null;
    forget();
    first.current = isSecond ? -Infinity : timeStamp;
    if (isSecond) {
      if (isTaken) onTap();
      onDoubleTap();
      return;
    }
    waiting.current = setTimeout(() => {
      waiting.current = null;
      onTap();
    }, DOUBLE);
  };
}
