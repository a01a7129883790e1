import { useCallback, useLayoutEffect, useRef } from 'react';

/** An act that is the same function from render to render, whatever it does by now: who is given it is not drawn again. */
export function useSteady<A extends readonly unknown[]>(act: (...args: A) => void): (...args: A) => void {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: A) => latest.current(...args), []);
}
