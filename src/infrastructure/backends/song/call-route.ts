import type { RouteShape } from '../../../../contract/route';
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

export type RouteData<R extends RouteShape> = z.infer<R['data']>;

type Sending = Extract<HttpProgress, { kind: 'sending' }>;
type RouteProgress<R extends RouteShape> =
  | Sending
  | { readonly kind: 'answered'; readonly answer: Result<RouteData<R>, GatewayFailure> };

function requestOf({ method, path }: RouteShape, { params, query, body, files }: RouteInput): HttpRequest {
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params?.[key] ?? ''));
  return { method, path: filled, query, body, files };
}

function parse<R extends RouteShape>(route: R, answer: HttpAnswer): Result<RouteData<R>, GatewayFailure> {
  if (!answer.ok) return answer;
  const parsed = z.safeParse(route.data, answer.value);
  return parsed.success ? succeed(parsed.data as RouteData<R>) : fail({ kind: 'malformed' });
}

/** Calls a route of the contract and returns its data as received, not parsed. */
export const callRaw = (transport: HttpTransport, route: RouteShape, input: RouteInput = {}): Promise<HttpAnswer> =>
  transport.send(requestOf(route, input));

/** Calls a route of the contract; a body that does not match the contract is `malformed`, so no undefined value gets further. */
export const callRoute = async <R extends RouteShape>(transport: HttpTransport, route: R, input: RouteInput = {}) =>
  parse(route, await callRaw(transport, route, input));

/** The same call, step by step. Unsubscribing cancels it. */
export const followRoute = <R extends RouteShape>(
  transport: HttpTransport,
  route: R,
  input: RouteInput,
): EventStream<RouteProgress<R>> => ({
  subscribe: (listener) =>
    transport
      .follow(requestOf(route, input))
      .subscribe((step) =>
        listener(step.kind === 'sending' ? step : { kind: 'answered', answer: parse(route, step.answer) }),
      ),
});
