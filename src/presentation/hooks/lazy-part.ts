import { createElement, useEffect, useReducer, type ComponentType } from 'react';

/** How long to wait after a failed load before the part is requested again, in milliseconds. */
const ASK_AGAIN = 5_000;

/**
 * A part of a page that is loaded when it is first shown; until then the fallback, or nothing, is rendered. After a failure it is
 * requested again and again while it is wanted; React's own `lazy` would remember the failure and remove everything around the
 * part.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  fallback: ComponentType<P> | null = null,
): ComponentType<P> {
  let part: ComponentType<P> | null = null;
  return function LazyPart(props: P) {
    const [, arrive] = useReducer((count: number) => count + 1, 0);
    useEffect(() => {
      if (part !== null) return undefined;
      let isWanted = true;
      let waiting: ReturnType<typeof setTimeout> | undefined;
      const ask = (): void => {
        load().then(
          (found) => {
            if (!isWanted) return;
            part = found;
            arrive();
          },
          () => {
            if (isWanted) waiting = setTimeout(ask, ASK_AGAIN);
          },
        );
      };
      ask();
      return () => {
        isWanted = false;
        clearTimeout(waiting);
      };
    }, []);
    const shown = part ?? fallback;
    return shown && createElement(shown, props);
  };
}
