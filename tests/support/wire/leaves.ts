/** The path of every text, number and boolean in a value, its steps joined by dots: `artists.0.name`. */
export function leavesOf(value: unknown, path: readonly string[] = []): readonly string[] {
  if (typeof value !== 'object' || value === null) return [path.join('.')];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key]));
}

/** The same value with one leaf changed. */
export function withOtherLeaf(value: object, leaf: string): object {
  const copy = structuredClone(value) as Record<string, unknown>;
  const steps = leaf.split('.');
  const last = steps.pop() ?? '';
  const holder = steps.reduce((inner, step) => inner[step] as typeof copy, copy);
  holder[last] = otherThan(holder[last]);
  return copy;
}

function otherThan(leaf: unknown): unknown {
  if (typeof leaf === 'boolean') return !leaf;
  return typeof leaf === 'number' ? leaf + 1 : `${String(leaf)}x`;
}
