import { useCallback, useLayoutEffect, useRef } from 'react';

/** A callback with a stable identity that always runs the latest `act`, so a component that receives it does not render again. */
export function useSteady<A extends readonly unknown[]>(act: (...args: A) => void): (...args: A) => void {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: A) => latest.current(...args), []);
}
