/** An element that a page stores for its driver, and the number under which it is stored. */
export interface KeptElement {
  readonly keptAs: number;
}

const isKept = (value: unknown): value is KeptElement =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, 'keptAs');

function spell(_: string, value: unknown): unknown {
  if (isKept(value)) return { '~': value.keptAs };
  if (value === undefined) return { '~': 'undefined' };
  return typeof value === 'number' && !Number.isFinite(value) ? { '~': String(value) } : value;
}

function revive(_: string, value: unknown): unknown {
  const mark = (value as { '~'?: string } | null)?.['~'];
  if (mark === undefined) return value;
  return mark === 'undefined' ? undefined : Number(mark);
}

/** Encodes a value for a page in JSON, including values that JSON lacks: undefined, NaN, infinity, an element of the page. */
export const spelled = (value: unknown): string => JSON.stringify([value], spell);

/** Decodes a value that a page has encoded. */
export const understood = <T>(json: string): T => (JSON.parse(`[${json}]`, revive) as [T])[0];
