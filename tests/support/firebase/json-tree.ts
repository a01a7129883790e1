export type Json = null | string | number | boolean | { readonly [key: string]: Json };

const isBranch = (value: Json): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null;

export const pathOf = (text: string): readonly string[] => text.split('/').filter((part) => part !== '');

export const at = (tree: Json, path: readonly string[]): Json =>
  path.reduce<Json>((node, key) => (isBranch(node) ? (node[key] ?? null) : null), tree);

/** Returns the tree with another value at that path; as in the Realtime Database, an empty value does not exist. */
export function put(tree: Json, path: readonly string[], value: Json): Json {
  const [key, ...rest] = path;
  if (key === undefined) return tidy(value);
  const branch = isBranch(tree) ? tree : {};
  return tidy({ ...branch, [key]: put(branch[key] ?? null, rest, value) });
}

function tidy(value: Json): Json {
  if (!isBranch(value)) return value;
  const entries = Object.entries(value).flatMap(([key, each]) => {
    const tidied = tidy(each);
    return tidied === null ? [] : [[key, tidied] as const];
  });
  return entries.length === 0 ? null : Object.fromEntries(entries);
}

/** Replaces every `{ ".sv": "timestamp" }` with the time. */
export function withTime(value: Json, now: number): Json {
  if (!isBranch(value)) return value;
  if (value['.sv'] === 'timestamp') return now;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withTime(each, now)]));
}
