import { routes, type RouteName } from '../../../../contract/routes';
import * as z from '../../../../contract/schema';
import type { HttpTransport } from '../../../application/ports/http-transport.port';
import type { GatewayFailure } from '../../../domain/shared/gateway-failure';
import { fail, succeed, type Result } from '../../../domain/shared/result';

export interface RouteInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: unknown;
}

export type RouteData<N extends RouteName> = z.infer<(typeof routes)[N]['data']>;

/** Calls a route of the contract and answers its data as it came, not yet parsed. */
export function callRaw(transport: HttpTransport, name: RouteName, input: RouteInput = {}) {
  const { method, path } = routes[name];
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(input.params?.[key] ?? ''));
  return transport.send({ method, path: filled, query: input.query, body: input.body });
}

/** Calls a route of the contract; a body of another shape than promised is `malformed`, never an undefined further in. */
export async function callRoute<N extends RouteName>(
  transport: HttpTransport,
  name: N,
  input: RouteInput = {},
): Promise<Result<RouteData<N>, GatewayFailure>> {
  const answer = await callRaw(transport, name, input);
  if (!answer.ok) return answer;
  const parsed = z.safeParse(routes[name].data, answer.value);
  return parsed.success ? succeed(parsed.data as RouteData<N>) : fail({ kind: 'malformed' });
}
