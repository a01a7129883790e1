import type { EventStream, Subscription } from '../../domain/shared/event-stream';

/** A stream whose code is fetched by whoever first listens. Where it cannot be had, it is silent. */
export function lazyStream<T>(load: () => Promise<EventStream<T>>): EventStream<T> {
  return {
    subscribe: (listener) => {
      let inner: Subscription | null = null;
      let isWanted = true;
      load().then(
        (stream) => {
          if (isWanted) inner = stream.subscribe(listener);
        },
        () => undefined,
      );
      return {
        unsubscribe: () => {
          isWanted = false;
          inner?.unsubscribe();
        },
      };
    },
  };
}
