import { routes, type RouteName } from '../../../../contract/routes';
import * as z from '../../../../contract/schema';
import type {
  FilePart,
  HttpProgress,
  HttpRequest,
  HttpTransport,
} from '../../../application/ports/http-transport.port';
import type { EventStream } from '../../../domain/shared/event-stream';
import type { GatewayFailure } from '../../../domain/shared/gateway-failure';
import { fail, succeed, type Result } from '../../../domain/shared/result';

export interface RouteInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: unknown;
  readonly files?: Readonly<Record<string, FilePart>>;
}

type HttpAnswer = Result<unknown, GatewayFailure>;

export type RouteData<N extends RouteName> = z.infer<(typeof routes)[N]['data']>;

type Sending = Extract<HttpProgress, { kind: 'sending' }>;
type RouteProgress<N extends RouteName> =
  Sending | { readonly kind: 'answered'; readonly answer: Result<RouteData<N>, GatewayFailure> };

function requestOf(name: RouteName, { params, query, body, files }: RouteInput): HttpRequest {
  const { method, path } = routes[name];
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params?.[key] ?? ''));
  return { method, path: filled, query, body, files };
}

function parse<N extends RouteName>(name: N, answer: HttpAnswer): Result<RouteData<N>, GatewayFailure> {
  if (!answer.ok) return answer;
  const parsed = z.safeParse(routes[name].data, answer.value);
  return parsed.success ? succeed(parsed.data as RouteData<N>) : fail({ kind: 'malformed' });
}

/** Calls a route of the contract and answers its data as it came, not yet parsed. */
export const callRaw = (transport: HttpTransport, name: RouteName, input: RouteInput = {}): Promise<HttpAnswer> =>
  transport.send(requestOf(name, input));

/** Calls a route of the contract; a body of another shape than promised is `malformed`, never an undefined further in. */
export const callRoute = async <N extends RouteName>(transport: HttpTransport, name: N, input: RouteInput = {}) =>
  parse(name, await callRaw(transport, name, input));

/** The same step by step. Unsubscribing gives the call up. */
export const followRoute = <N extends RouteName>(
  transport: HttpTransport,
  name: N,
  input: RouteInput,
): EventStream<RouteProgress<N>> => ({
  subscribe: (listener) =>
    transport
      .follow(requestOf(name, input))
      .subscribe((step) =>
        listener(step.kind === 'sending' ? step : { kind: 'answered', answer: parse(name, step.answer) }),
      ),
});
