import { useEffect } from 'react';

/** Runs with every frame that the browser draws while it is wanted; a hidden page draws none. Keep `run` the same. */
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
