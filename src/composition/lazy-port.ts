import { fail, type Result } from '../domain/shared/result';

/** A port all of whose methods answer a `Result`. */
type Port<P> = { readonly [M in keyof P]: (...input: never[]) => Promise<Result<unknown, { readonly kind: string }>> };

const NOT_LOADED = fail({ kind: 'not-loaded' } as const);
const UNSUPPORTED = fail({ kind: 'unsupported' } as const);

/**
 * A port whose code is loaded by the first call; while it cannot be loaded, which `load` logs, calls answer `not-loaded`, and where
 * the backend lacks the port, `unsupported`. For methods that answer a `Result`; `others` are the members that do not. The port
 * itself is not thenable, so `await` does not take it for a promise.
 */
export function lazyPort<P extends object, K extends keyof P = never>(
  load: () => Promise<(P & Port<Omit<P, K>>) | undefined>,
  others: Pick<P, K> = {} as Pick<P, K>,
): P {
  const call =
    (name: keyof Omit<P, K>) =>
    async (...input: never[]) => {
      const port = await load().catch(() => null);
      if (port === null) return NOT_LOADED;
      return port === undefined ? UNSUPPORTED : port[name](...input);
    };
  return new Proxy(others as P, {
    get: (made, name) => made[name as K] ?? (name === 'then' ? undefined : call(name as never)),
  });
}

/** Stands in for a port that the backend lacks: every call answers `unsupported`. */
export const absentPort = <P extends Port<P>>(): P => lazyPort<P>(() => Promise.resolve(undefined));

type Present<S> = { readonly [P in keyof S]-?: NonNullable<S[P]> };

/**
 * Ports that are loaded together by the first call to one of them. `others` are the members that are no such ports. The object
 * must not be spread: its ports are made when they are first read.
 */
export const lazyPorts = <S extends object, K extends keyof S = never>(
  load: () => Promise<S & { readonly [P in Exclude<keyof S, K>]?: Port<NonNullable<S[P]>> }>,
  others: Pick<S, K>,
): Present<S> =>
  new Proxy(others as S, {
    get: (made, name) =>
      (made[name as keyof S] ??= lazyPort(async () => (await load())[name as Exclude<keyof S, K>]) as never),
  }) as Present<S>;
