import type { Row } from '../spec-coverage/read-rows';
import { emptiedIdea, mutationPoints, type Mutation, type MutationKind } from './mutation-points';
import { valuesOf } from './statement-values';

/** A named value says most surely what the statement says; a call that does nothing says least. */
const ORDER: readonly MutationKind[] = ['constant', 'comparison', 'call'];

/**
 * One change that breaks what the row says, in the code that the row names; null where no change surely does: a statement
 * without values or names that stand in the code, whose code is no function of the file's own name.
 */
export function chooseMutation(row: Row, read: (file: string) => string, random: () => number): Mutation | null {
  const files = row.code.filter((file) => /\.tsx?$/.test(file));
  const values = valuesOf(row.statement);
  const named = files.flatMap((file) => mutationPoints(file, read(file), values));
  const surest = ORDER.find((kind) => named.some((point) => point.kind === kind));
  const points = surest
    ? named.filter(({ kind }) => kind === surest)
    : (files.map((file) => emptiedIdea(file, read(file))).find((found) => found.length > 0) ?? []);
  return points[Math.floor(random() * points.length)] ?? null;
}

/** The file's text with the change in it. */
export const mutated = (source: string, { start, end, replacement }: Mutation): string =>
  source.slice(0, start) + replacement + source.slice(end);
