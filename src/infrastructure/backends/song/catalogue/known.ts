import * as z from '../../../../../contract/schema';

/** The values with a shape that this product supports, in their order; any other value is left out without affecting the rest. */
export const known = <S extends z.core.$ZodType>(schema: S, values: readonly unknown[]): z.infer<S>[] =>
  values.flatMap((value) => {
    const parsed = z.safeParse(schema, value);
    return parsed.success ? [parsed.data] : [];
  });
