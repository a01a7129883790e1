import type { Logger } from '../application/ports/logger.port';

type ErrorLogger = Pick<Logger, 'error'>;

/** Loaders may wait for each other: the innermost one logs a failure. */
const logged = new WeakSet<object>();

function logOnce(logger: ErrorLogger, message: string, error: unknown): never {
  const cause = Object(error) as object;
  if (!logged.has(cause)) logger.error(message, { error });
  logged.add(cause);
  throw error;
}

/**
 * Loads something once for all callers. A failure is logged, because it may be a bug and not the network, and it is not cached:
 * the next call tries again.
 */
export function lazy<T>(name: string, load: () => Promise<T>, logger: ErrorLogger): () => Promise<T> {
  let loading: Promise<T> | null = null;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      return logOnce(logger, `${name} was not loaded`, error);
    });
    return loading;
  };
}

/** Loads code once, then starts it once: a bug that stops it from starting is logged, and every later call meets it again. */
export function lazyStart<C, T>(
  name: string,
  load: () => Promise<C>,
  start: (code: C) => T,
  logger: ErrorLogger,
): () => Promise<T> {
  const loadOnce = lazy(name, load, logger);
  let starting: Promise<T> | null = null;
  return async () => {
    const code = await loadOnce();
    starting ??= new Promise<T>((resolve) => resolve(start(code))).catch((error: unknown) =>
      logOnce(logger, `${name} did not start`, error),
    );
    return starting;
  };
}
