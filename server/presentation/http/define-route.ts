import type { FastifyInstance, FastifySchema, RouteHandlerMethod } from 'fastify';
import { envelopeOf } from '../../../contract/envelope';
import type { RouteName } from '../../../contract/routes';
import { routes } from '../../../contract/routes';
import * as z from '../../../contract/schema';
import type { Identity } from '../../application/sessions/identify';
import type { Caller } from '../../domain/accounts/audit-log.port';
import { UNAUTHORIZED, type Answer } from './answer';
import { callerOf } from './caller';
import { isLocalCall } from './caller-address';
import { InvalidInput } from './invalid-input';
import { answerSchema } from './json-schema';
import type { Language } from './language';
import { languageOf } from './language';
import { pageScheme } from './page/page-origin';
import type { RateClass } from './rate-classes';
import type { RouteDeclaration } from './route-declaration';
import { sendAnswer } from './send-answer';

type Table = typeof routes;
type OutputOf<R, Part extends string> =
  R extends Readonly<Record<Part, infer S extends z.core.$ZodType>> ? z.output<S> : undefined;
type DataOf<N extends RouteName> = z.input<Table[N]['data']>;

/** What a handler receives of a call; all parts are already validated. */
export interface Call<N extends RouteName> {
  readonly params: OutputOf<Table[N], 'params'>;
  readonly query: OutputOf<Table[N], 'query'>;
  readonly body: OutputOf<Table[N], 'body'>;
  readonly language: Language;
  readonly deviceId: string;
  /** As received. */
  readonly cookies: string | undefined;
  /** Whether the calling page was loaded over an encrypted connection. */
  readonly isEncrypted: boolean;
  /** Where the call comes from. */
  readonly caller: Caller;
  /** Whether it was made on this machine, and no proxy passed it on. */
  readonly isLocal: boolean;
  /** Who calls; null where the route asks for no token, or none came. */
  readonly identity: Identity | null;
}

export type Handler<N extends RouteName> = (call: Call<N>) => Promise<Answer<DataOf<N>>> | Answer<DataOf<N>>;

interface RouteSchemas {
  readonly params?: z.core.$ZodType;
  readonly query?: z.core.$ZodType;
  readonly body?: z.core.$ZodType;
  readonly data: z.core.$ZodType;
}

function schemaOf({ params, query, body, data }: RouteSchemas): FastifySchema {
  return {
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    response: { 200: answerSchema(envelopeOf(data)) },
  };
}

function validatorOf({ schema, httpPart = 'body' }: { schema: unknown; httpPart?: string | undefined }) {
  return (input: unknown) => {
    const parsed = z.safeParse(schema as z.core.$ZodType, input);
    return parsed.success ? { value: parsed.data } : { error: InvalidInput.of(parsed.error.issues, input, httpPart) };
  };
}

/** Registers one call of the contract's table, whose schemas parse the input and write the response. */
export function defineRoute<N extends RouteName>(
  app: FastifyInstance,
  name: N,
  declaration: RouteDeclaration,
  handler: Handler<N>,
): void {
  const shape = routes[name];
  const handle: RouteHandlerMethod = async (request, reply) => {
    const { params, query, body } = request;
    const caller = callerOf(request);
    const language = languageOf(request.headers['accept-language']);
    const from = { language, caller, deviceId: caller.deviceId, cookies: request.headers.cookie };
    const isEncrypted = (request.headers.origin ?? pageScheme(request)).startsWith('https');
    const call = {
      params,
      query,
      body,
      ...from,
      isEncrypted,
      isLocal: isLocalCall(request),
      identity: request.identity,
    };
    return sendAnswer(request, reply, await handler(call as Call<N>));
  };
  app.route({
    method: shape.method,
    url: shape.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    schema: schemaOf(shape),
    config: { ...declaration, call: name },
    validatorCompiler: validatorOf,
    handler: handle,
  });
}

/** A call of somebody who is signed in. */
export type OwnCall<N extends RouteName> = Call<N> & { readonly identity: Identity };

/** Registers one call of the table that only somebody signed in may make. */
export function defineOwnRoute<N extends RouteName>(
  app: FastifyInstance,
  name: N,
  rate: RateClass,
  handler: (call: OwnCall<N>) => ReturnType<Handler<N>>,
): void {
  defineRoute(app, name, { policy: 'signed-in', rate }, (call) =>
    call.identity === null ? UNAUTHORIZED : handler({ ...call, identity: call.identity }),
  );
}
