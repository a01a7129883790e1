import type { FastifyInstance, FastifyRequest, FastifySchema, RouteHandlerMethod } from 'fastify';
import { envelopeOf } from '../../../contract/envelope';
import type { RouteName } from '../../../contract/routes';
import { routes } from '../../../contract/routes';
import * as z from '../../../contract/schema';
import type { Answer } from './answer';
import { InvalidInput } from './invalid-input';
import { answerSchema } from './json-schema';
import type { Language } from './language';
import { languageOf } from './language';
import type { RouteDeclaration } from './route-declaration';
import { sendAnswer } from './send-answer';

type Table = typeof routes;
type OutputOf<R, Part extends string> =
  R extends Readonly<Record<Part, infer S extends z.core.$ZodType>> ? z.output<S> : undefined;
type DataOf<N extends RouteName> = z.input<Table[N]['data']>;

/** What a handler knows of a call; the parts are already checked. */
export interface Call<N extends RouteName> {
  readonly params: OutputOf<Table[N], 'params'>;
  readonly query: OutputOf<Table[N], 'query'>;
  readonly body: OutputOf<Table[N], 'body'>;
  readonly language: Language;
  readonly deviceId: string;
}

export type Handler<N extends RouteName> = (call: Call<N>) => Promise<Answer<DataOf<N>>> | Answer<DataOf<N>>;

interface Parts {
  readonly params?: z.core.$ZodType;
  readonly query?: z.core.$ZodType;
  readonly body?: z.core.$ZodType;
  readonly data: z.core.$ZodType;
}

const ANONYMOUS_DEVICE = 'anonymous';
const DEVICE_ID = /^\d{16}$/;

function deviceIdOf(request: FastifyRequest): string {
  const given = request.headers['deviceid'];
  return typeof given === 'string' && DEVICE_ID.test(given) ? given : ANONYMOUS_DEVICE;
}

function schemaOf({ params, query, body, data }: Parts): FastifySchema {
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
    return parsed.success ? { value: parsed.data } : { error: new InvalidInput(parsed.error.issues, input, httpPart) };
  };
}

/** Registers one call of the contract's table: its input is parsed by the table's schemas, its answer written by them. */
export function defineRoute<N extends RouteName>(
  app: FastifyInstance,
  name: N,
  declaration: RouteDeclaration,
  handler: Handler<N>,
): void {
  const shape = routes[name];
  const handle: RouteHandlerMethod = async (request, reply) => {
    const { params, query, body } = request;
    const given = { params, query, body, language: languageOf(request.headers['accept-language']) };
    return sendAnswer(request, reply, await handler({ ...given, deviceId: deviceIdOf(request) } as Call<N>));
  };
  app.route({
    method: shape.method,
    url: shape.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    schema: schemaOf(shape),
    config: declaration,
    validatorCompiler: validatorOf,
    handler: handle,
  });
}
