/**
 * Moves one entry behind another; null: to the front (decisions.md §1). The move is relative, so that simultaneous moves by two
 * devices both take effect. Moving an unknown entry, or moving an entry behind itself or an unknown one, changes nothing.
 */
export function moveEntry<T>(
  entries: readonly T[],
  idOf: (entry: T) => string | undefined,
  entryId: string,
  afterId: string | null,
): readonly T[] {
  const moved = entries.find((entry) => idOf(entry) === entryId);
  if (moved === undefined) return entries;
  const others = entries.filter((entry) => entry !== moved);
  const after = others.findIndex((entry) => idOf(entry) === afterId);
  if (afterId !== null && after === -1) return entries;
  return others.toSpliced(after + 1, 0, moved);
}
