import { useEffect } from 'react';

/** Runs on every frame that the browser draws while `isWanted`; a hidden page draws none. `run` must stay the same function. */
export function useFrames(run: () => void, isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return undefined;
    let next = 0;
    const draw = (): void => {
      run();
      next = requestAnimationFrame(draw);
    };
    next = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(next);
  }, [run, isWanted]);
}
