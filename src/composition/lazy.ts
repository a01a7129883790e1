import type { Logger } from '../application/ports/logger.port';
import type { EventStream, Subscription } from '../domain/shared/event-stream';
import { fail, type Result } from '../domain/shared/result';

/** A port all of whose methods answer a `Result`. */
type Port<P> = { readonly [M in keyof P]: (...input: never[]) => Promise<Result<unknown, { readonly kind: string }>> };

const NOT_LOADED = fail({ kind: 'not-loaded' } as const);

/**
 * Loads something once for all callers. A failure is logged, because it may be a bug and not the network, and it is not cached:
 * the next call tries again.
 */
export function lazy<T>(name: string, load: () => Promise<T>, logger: Pick<Logger, 'error'>): () => Promise<T> {
  let loading: Promise<T> | null = null;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      logger.error(`${name} was not loaded`, { error });
      throw error;
    });
    return loading;
  };
}

/**
 * A port whose code is loaded by the first call; while it cannot be loaded, calls answer `not-loaded`. For ports all of whose
 * methods answer a `Result`. The port itself is not thenable, so `await` does not take it for a promise.
 */
export function lazyPort<P extends Port<P>>(load: () => Promise<P>): P {
  const call =
    (name: keyof P) =>
    async (...input: never[]) => {
      const port = await load().catch(() => null);
      return port === null ? NOT_LOADED : port[name](...input);
    };
  return new Proxy({} as P, { get: (_, name) => (name === 'then' ? undefined : call(name as keyof P)) });
}

/** Ports that are loaded together by the first call to one of them, and `others`, which are no such ports. */
export const lazyPorts = <S extends object, K extends keyof S = never>(
  load: () => Promise<S & { readonly [P in Exclude<keyof S, K>]: Port<S[P]> }>,
  others: Pick<S, K>,
): S =>
  new Proxy(others as S, {
    get: (own, name) => own[name as K] ?? lazyPort(async () => (await load())[name as Exclude<keyof S, K>]),
  });

/** A stream whose code is loaded by the first subscriber. While it cannot be loaded, a subscriber receives `fallback`, if any. */
export function lazyStream<T>(load: () => Promise<EventStream<T>>, ...fallback: readonly T[]): EventStream<T> {
  return {
    subscribe: (listener) => {
      let inner: Subscription | null = null;
      let isWanted = true;
      load().then(
        (stream) => {
          if (isWanted) inner = stream.subscribe(listener);
        },
        () => {
          if (isWanted) fallback.forEach(listener);
        },
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
