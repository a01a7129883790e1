import type * as z from '../../../contract/schema';

type Schema = z.core.$ZodType;
type Def = z.core.$ZodTypes['_zod']['def'];

/** A value of a schema's form in which one text is invalid, and the path of that text. */
export interface SpoiltSample {
  readonly at: readonly string[];
  readonly whole: unknown;
}

const defOf = (schema: Schema): Def => (schema as z.core.$ZodTypes)._zod.def;

/** A value of that form: it has all fields, with any content. */
function sampleOf(schema: Schema): unknown {
  const def = defOf(schema);
  switch (def.type) {
    case 'object':
      return Object.fromEntries(Object.entries(def.shape).map(([name, field]) => [name, sampleOf(field)]));
    case 'array':
      return [sampleOf(def.element)];
    case 'literal':
      return def.values[0];
    case 'enum':
      return Object.values(def.entries)[0];
    case 'optional':
    case 'nullable':
    case 'default':
      return sampleOf(def.innerType);
    case 'pipe':
      return sampleOf(def.out);
    case 'union':
      return sampleOf(def.options[0] as Schema);
    case 'string':
      return 'a';
    default:
      return 1;
  }
}

const within = (name: string, spoilt: readonly SpoiltSample[], around: (part: unknown) => unknown): SpoiltSample[] =>
  spoilt.map(({ at, whole }) => ({ at: [name, ...at], whole: around(whole) }));

/** For each text of a schema, a sample in which that text is `text`. An unsupported kind of schema is an error. */
export function spoiltSamples(schema: Schema, text: string): SpoiltSample[] {
  const def = defOf(schema);
  switch (def.type) {
    case 'string':
    case 'enum':
      return [{ at: [], whole: text }];
    case 'object': {
      const sample = sampleOf(schema) as object;
      return Object.entries(def.shape).flatMap(([name, field]) =>
        within(name, spoiltSamples(field, text), (part) => ({ ...sample, [name]: part })),
      );
    }
    case 'array':
      return within('0', spoiltSamples(def.element, text), (part) => [part]);
    case 'optional':
    case 'nullable':
    case 'default':
      return spoiltSamples(def.innerType, text);
    case 'pipe':
      return spoiltSamples(def.out, text);
    case 'union':
      return def.options.flatMap((option) => spoiltSamples(option, text));
    case 'literal':
    case 'number':
    case 'boolean':
      return [];
    default:
      throw new Error(`No call sends a ${def.type}: say here what is text in it`);
  }
}
