/** An element that a page keeps for its driver, by the number it is kept under. */
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

/** A value for a page, in JSON that can also say what JSON cannot: nothing, no number, infinity, an element of the page. */
export const spelled = (value: unknown): string => JSON.stringify([value], spell);

/** What a page has spelled so. */
export const understood = <T>(json: string): T => (JSON.parse(`[${json}]`, revive) as [T])[0];
