import * as z from '../../../../contract/schema';

/** Those that have a shape that this product knows, in their order; the others cost only themselves. */
export const known = <S extends z.core.$ZodType>(schema: S, values: readonly unknown[]): z.infer<S>[] =>
  values.flatMap((value) => {
    const parsed = z.safeParse(schema, value);
    return parsed.success ? [parsed.data] : [];
  });
