import { routes, type RouteName } from '../../../contract/routes';
import { toJSONSchema } from '../../../contract/schema';
import type * as z from '../../../contract/schema';

interface Schema {
  readonly type?: string;
  readonly additionalProperties?: unknown;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
}

const PARTS = ['params', 'query', 'body'] as const;

const inputs = (Object.keys(routes) as RouteName[]).flatMap((name) =>
  PARTS.flatMap((part) => {
    const schema = (routes[name] as Partial<Record<(typeof PARTS)[number], z.core.$ZodType>>)[part];
    return schema === undefined ? [] : [{ name, part, schema: toJSONSchema(schema, { io: 'input' }) as Schema }];
  }),
);

const withinOf = (schema: Schema): readonly Schema[] => [
  schema,
  ...Object.values(schema.properties ?? {}).flatMap(withinOf),
  ...(schema.items === undefined ? [] : withinOf(schema.items)),
];

const UNBOUNDED: Readonly<Record<string, (schema: Schema) => boolean>> = {
  object: ({ additionalProperties }) => additionalProperties !== false,
  string: ({ maxLength, enum: words, const: word }) => (maxLength ?? words ?? word) === undefined,
  array: ({ maxItems }) => maxItems === undefined,
};

describe('the declared inputs of the calls', () => {
  it('are found in the contract', () => {
    expect(inputs.length).toBeGreaterThan(5);
  });

  it.each(inputs)('are bounded and accept no unknown field: $name, $part', ({ schema }) => {
    const unbounded = withinOf(schema).filter((each) => UNBOUNDED[each.type ?? '']?.(each) ?? false);
    expect(unbounded).toEqual([]);
  });
});
