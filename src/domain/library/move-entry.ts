/**
 * One entry goes behind another; null: to the front (decisions.md §1). Relative, so that two devices that move at once both
 * get their way. An entry that is not there, or its own neighbour, changes nothing.
 */
export function moveEntry<T>(
  entries: readonly T[],
  idOf: (entry: T) => string | undefined,
  entryId: string,
  afterId: string | null,
): readonly T[] {
  const moved = entries.find((entry) => idOf(entry) === entryId);
  if (moved === undefined || entryId === afterId) return entries;
  const others = entries.filter((entry) => entry !== moved);
  const after = others.findIndex((entry) => idOf(entry) === afterId);
  if (afterId !== null && after === -1) return entries;
  return others.toSpliced(after + 1, 0, moved);
}
