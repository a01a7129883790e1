import { accessOf, type Access } from '../../../../contract/access';
import { CODES, HTTP_STATUS } from '../../../../contract/codes';
import { LIMITS } from '../../../../contract/kernel/limits';
import { routes, type RouteName } from '../../../../contract/routes';
import * as z from '../../../../contract/schema';
import { envelope, jsonContent, refusalComponents, refusedAnswers } from './refusals';
import { WireSchemas } from './wire-schemas';

type Json = Record<string, unknown>;

interface Shape {
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly params?: z.core.$ZodType;
  readonly query?: z.core.$ZodType;
  readonly body?: z.core.$ZodType;
  readonly picture?: string;
  readonly data: z.core.$ZodType;
}

const WIRE_VERSION = '1.0.0';

const HEADERS: Json = {
  deviceId: {
    name: 'deviceId',
    in: 'header',
    description:
      'The first 16 digits of the identifier of the browser; a value of another form is ignored. Never a credential.',
    schema: { type: 'string' },
  },
  deviceName: {
    name: 'deviceName',
    in: 'header',
    description: 'For example "Windows", "Android Device" or the name of a browser.',
    schema: { type: 'string' },
  },
};

const SECURITY: Readonly<Record<Access, readonly Json[]>> = {
  public: [],
  'optional-account': [{}, { token: [] }],
  'signed-in': [{ token: [] }],
  admin: [{ token: [] }],
  operator: [{ token: [] }],
};

const SECURITY_SCHEMES: Json = {
  token: { type: 'http', scheme: 'bearer', description: 'The `token` in the answer to signing in.' },
};

/** A list in a query is one JSON text. */
const schemaOrContent = (schema: Json): Json =>
  schema['type'] === 'array' ? { content: jsonContent(schema) } : { schema };

function parametersIn(place: 'path' | 'query', schema: Json): Json[] {
  const required = (schema['required'] as readonly string[] | undefined) ?? [];
  return Object.entries((schema['properties'] as Json | undefined) ?? {}).map(([name, property]) => ({
    name,
    in: place,
    ...((place === 'path' || required.includes(name)) && { required: true }),
    ...schemaOrContent(property as Json),
  }));
}

const success = (data: Json): Json => jsonContent(envelope([CODES.success], data));

function pictureForm(part: string): Json {
  const description = `A PNG, JPEG or WebP picture of at most ${LIMITS.avatarMax} bytes, with nothing behind it.`;
  const schema = {
    type: 'object',
    properties: { [part]: { type: 'string', format: 'binary', description } },
    required: [part],
  };
  return {
    'multipart/form-data': { schema, encoding: { [part]: { contentType: 'image/png, image/jpeg, image/webp' } } },
  };
}

const mayBeLeftOut = (body: z.core.$ZodType): boolean => z.safeParse(body, undefined).success;

function operation(name: RouteName, shape: Shape, schemas: WireSchemas): Json {
  const { params, query, body, picture, data, path, summary } = shape;
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
    security: SECURITY[accessOf(name)],
    ...(body && { requestBody: { required: !mayBeLeftOut(body), content: jsonContent(schemas.input(body)) } }),
    ...(picture && { requestBody: { required: true, content: pictureForm(picture) } }),
    responses: {
      [HTTP_STATUS[CODES.success]]: { description: summary, content: success(schemas.output(data)) },
      ...refusedAnswers(name),
    },
  };
}

/** The OpenAPI 3.1 description of every call of the contract's table; the same table gives the same description. */
export function buildOpenApi(): Json {
  const schemas = new WireSchemas();
  const paths: Record<string, Json> = {};
  for (const [name, shape] of Object.entries(routes) as [RouteName, Shape][]) {
    paths[shape.path] = { ...paths[shape.path], [shape.method.toLowerCase()]: operation(name, shape, schemas) };
  }
  const responses = refusalComponents(schemas);
  return {
    openapi: '3.1.0',
    info: { title: 'Sóng', version: WIRE_VERSION, description: 'The HTTP API between the web app and its own server.' },
    paths,
    components: { schemas: schemas.components(), parameters: HEADERS, responses, securitySchemes: SECURITY_SCHEMES },
  };
}
