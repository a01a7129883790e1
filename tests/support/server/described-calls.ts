import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';

export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

type Content = Readonly<Record<string, { readonly schema: JsonSchema }>>;

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema?: JsonSchema;
  readonly content?: Content;
}

interface Operation {
  readonly operationId: string;
  readonly parameters: readonly (Parameter | { readonly $ref: string })[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, unknown>>;
}

/** One call of the API description, and requests that are valid according to it. */
export interface DescribedCall {
  readonly name: string;
  readonly method: string;
  readonly statuses: readonly number[];
  readonly takesBody: boolean;
  readonly requests: fc.Arbitrary<{ readonly url: string; readonly payload?: object }>;
}

const { paths, components } = JSON.parse(readFileSync('contract/openapi.json', 'utf8')) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> };
};

const LONGEST = 40;
const MOST_ITEMS = 4;

/** A pattern that forbids or requires something in a text does not describe its form. */
const isOfForm = (pattern: string): boolean => pattern.startsWith('^') && !pattern.startsWith('^[^\\u0000]');

function texts({ pattern, allOf = [], minLength = 0, maxLength = LONGEST }: JsonSchema): fc.Arbitrary<string> {
  const patterns = [pattern, ...allOf.map((part) => part.pattern)].filter((each) => each !== undefined);
  const form = patterns.find(isOfForm);
  const most = Math.max(minLength, Math.min(maxLength, LONGEST));
  const made =
    form === undefined
      ? fc.string({ minLength, maxLength: most, unit: 'binary' })
      : fc.stringMatching(new RegExp(form, 'u'));
  const fits = (text: string): boolean => Array.from(text).length >= minLength && Array.from(text).length <= maxLength;
  return made.filter((text) => fits(text) && patterns.every((each) => new RegExp(each, 'u').test(text)));
}

function objects({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<object> {
  const model = Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, valuesOf(schema)]));
  return fc.record(model, { requiredKeys: [...required], noNullPrototype: true });
}

/** Values that are valid for a schema. */
function valuesOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.$ref !== undefined) return valuesOf(components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return fc.oneof(...choices.map(valuesOf));
  switch (schema.type) {
    case 'string':
      return texts(schema);
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -1_000, max: schema.maximum ?? 1_000 });
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(valuesOf(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? MOST_ITEMS, MOST_ITEMS),
      });
    case 'object':
      return objects(schema);
    case 'null':
      return fc.constant(null);
    default:
      throw new Error(`Nothing is known of ${JSON.stringify(schema)}`);
  }
}

const asText = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

function fieldsOf(parameters: readonly Parameter[], place: Parameter['in']): fc.Arbitrary<Record<string, unknown>> {
  const given = parameters.filter((parameter) => parameter.in === place);
  const model = given.map(({ name, schema, content }) => {
    return [name, valuesOf(schema ?? content?.['application/json']?.schema ?? {})] as const;
  });
  const requiredKeys = given.filter(({ required }) => required === true).map(({ name }) => name);
  return fc.record(Object.fromEntries(model), { requiredKeys, noNullPrototype: true });
}

function describedCall(path: string, method: string, operation: Operation): DescribedCall {
  const parameters = operation.parameters.filter((parameter) => 'in' in parameter);
  const body = operation.requestBody?.content['application/json']?.schema;
  const payloads =
    body === undefined ? fc.constant({}) : valuesOf(body).map((payload) => ({ payload: payload as object }));
  const requests = fc
    .tuple(fieldsOf(parameters, 'path'), fieldsOf(parameters, 'query'), payloads)
    .map(([inPath, query, payload]) => {
      const filled = path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(asText(inPath[name])));
      const pairs = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(asText(value))}`);
      return { url: `${filled}?${pairs.join('&')}`, ...payload };
    });
  const statuses = Object.keys(operation.responses).map(Number);
  return {
    name: operation.operationId,
    method: method.toUpperCase(),
    statuses,
    takesBody: body !== undefined,
    requests,
  };
}

const sendsPicture = ({ requestBody }: Operation): boolean => requestBody?.content['multipart/form-data'] !== undefined;

/** Every call of the description but those that send a picture, which need a real socket. */
export const describedCalls: readonly DescribedCall[] = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods)
    .filter(([, operation]) => !sendsPicture(operation))
    .map(([method, operation]) => describedCall(path, method, operation)),
);
