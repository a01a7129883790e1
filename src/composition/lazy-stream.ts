import type { EventStream, Subscription } from '../domain/shared/event-stream';

/**
 * A stream of something whose code is loaded by the first subscriber; `select` finds the stream in what was loaded. While the
 * code cannot be loaded, a subscriber receives `fallback`, if there is one.
 */
export function lazyStream<C, T>(
  load: () => Promise<C>,
  select: (code: C) => EventStream<T>,
  ...fallback: readonly T[]
): EventStream<T> {
  return {
    subscribe: (listener) => {
      let inner: Subscription | null = null;
      let isWanted = true;
      const follow = (code: C): void => {
        if (isWanted) inner = select(code).subscribe(listener);
        // The listener may have unsubscribed at a first value, while it was being subscribed.
        if (!isWanted) inner?.unsubscribe();
      };
      void load().then(follow, () => {
        if (isWanted) fallback.forEach(listener);
      });
      return {
        unsubscribe: () => {
          isWanted = false;
          inner?.unsubscribe();
        },
      };
    },
  };
}
