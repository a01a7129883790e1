import type { EventStream, Subscription } from '../../domain/shared/event-stream';

/** A stream whose code is loaded by the first subscriber. If loading fails, the stream emits nothing. */
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
