import type { GatewayFailure } from '../../domain/shared/gateway-failure';
import { fail, type Result } from '../../domain/shared/result';

type Call = (...input: never[]) => Promise<Result<unknown, GatewayFailure>>;

/**
 * A port whose code is loaded by the first call. If loading fails, every call answers `unavailable`, and the next call tries
 * again. For ports all of whose methods answer a `Result`. The port itself is not thenable, so `await` does not take it for a
 * promise.
 */
export function lazyPort<P extends { readonly [M in keyof P]: Call }>(load: () => Promise<P>): P {
  const call =
    (name: keyof P) =>
    async (...input: never[]) => {
      const port = await load().catch(() => null);
      return port === null ? fail({ kind: 'unavailable' } as const) : port[name](...input);
    };
  return new Proxy({} as P, { get: (_, name) => (name === 'then' ? undefined : call(name as keyof P)) });
}
