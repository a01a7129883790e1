import { CODES, HTTP_STATUS } from '../../../../contract/codes';
import { InvalidData, RequestIdData, RetryData } from '../../../../contract/envelope';
import { routes, type RouteName } from '../../../../contract/routes';
import type { z } from '../../../../contract/schema';
import { WireSchemas } from './wire-schemas';

type Json = Record<string, unknown>;

interface Shape {
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly params?: z.core.$ZodType;
  readonly query?: z.core.$ZodType;
  readonly body?: z.core.$ZodType;
  readonly data: z.core.$ZodType;
}

const WIRE_VERSION = '1.0.0';

const HEADERS: Json = {
  deviceId: {
    name: 'deviceId',
    in: 'header',
    description: 'First 16 digits of the identification string of the browser. Never a credential.',
    schema: { type: 'string', pattern: '^\\d{16}$' },
  },
  deviceName: {
    name: 'deviceName',
    in: 'header',
    description: 'For instance "Windows", "Android Device" or the name of a browser.',
    schema: { type: 'string' },
  },
};

const envelope = (data: Json): Json => ({
  type: 'object',
  properties: { code: { type: 'integer' }, message: { type: 'string' }, data },
  required: ['code', 'message', 'data'],
});

const jsonContent = (schema: Json): Json => ({ 'application/json': { schema } });

function parametersIn(place: 'path' | 'query', schema: Json): Json[] {
  const required = (schema['required'] as readonly string[] | undefined) ?? [];
  return Object.entries((schema['properties'] as Json | undefined) ?? {}).map(([name, property]) => ({
    name,
    in: place,
    ...((place === 'path' || required.includes(name)) && { required: true }),
    schema: property,
  }));
}

function operation(name: RouteName, shape: Shape, schemas: WireSchemas): Json {
  const { params, query, body, data, path, summary } = shape;
  const parameters = [
    ...Object.keys(HEADERS).map((header) => ({ $ref: `#/components/parameters/${header}` })),
    ...(params ? parametersIn('path', schemas.input(params)) : []),
    ...(query ? parametersIn('query', schemas.input(query)) : []),
  ];
  return {
    operationId: name,
    summary,
    tags: [path.split('/')[2] ?? ''],
    parameters,
    ...(body && { requestBody: { required: true, content: jsonContent(schemas.input(body)) } }),
    responses: {
      [HTTP_STATUS[CODES.success]]: { description: summary, content: jsonContent(envelope(schemas.output(data))) },
      default: { $ref: '#/components/responses/Problem' },
    },
  };
}

/** Why a call was refused: what is wrong with each field, how long to wait, or under which id the server logged it. */
function problem(schemas: WireSchemas): Json {
  const kinds = [InvalidData, RetryData, RequestIdData].map((schema) => schemas.output(schema));
  return {
    description: `Refused; the code in the body decides: ${Object.values(CODES)
      .filter((code) => code !== CODES.success)
      .join(', ')}`,
    content: jsonContent(envelope({ anyOf: [...kinds, { type: 'null' }] })),
  };
}

/** The OpenAPI 3.1 description of every call of the contract's table; the same table gives the same description. */
export function buildOpenApi(): Json {
  const schemas = new WireSchemas();
  const paths: Record<string, Json> = {};
  for (const [name, shape] of Object.entries(routes) as [RouteName, Shape][]) {
    paths[shape.path] = { ...paths[shape.path], [shape.method.toLowerCase()]: operation(name, shape, schemas) };
  }
  const responses = { Problem: problem(schemas) };
  return {
    openapi: '3.1.0',
    info: { title: 'Sóng', version: WIRE_VERSION, description: 'The wire between the web app and its own server.' },
    paths,
    components: { schemas: schemas.components(), parameters: HEADERS, responses },
  };
}
