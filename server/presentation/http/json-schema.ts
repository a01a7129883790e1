import * as z from '../../../contract/schema';

export type JsonSchema = Readonly<Record<string, unknown>>;

type Mutable = Record<string, unknown>;

/** `X or null` in the form that the serialiser writes without trying both. */
function flattenNullable(schema: Mutable): void {
  const { anyOf } = schema as { anyOf?: readonly Mutable[] };
  const [first, second] = anyOf ?? [];
  if (anyOf?.length !== 2 || first?.['type'] !== 'object' || second?.['type'] !== 'null') return;
  delete schema['anyOf'];
  Object.assign(schema, first, { nullable: true });
}

/** What a response may contain, for the serialiser: a field that is not in the schema never leaves the server. */
export function answerSchema(schema: z.core.$ZodType): JsonSchema {
  const made: Mutable = z.toJSONSchema(schema, {
    io: 'output',
    target: 'draft-7',
    override: ({ jsonSchema }) => flattenNullable(jsonSchema as Mutable),
  });
  delete made['$schema'];
  return made;
}
