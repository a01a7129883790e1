import type { Row } from '../spec-coverage/read-rows';
import { emptiedIdea, mutationPoints, type Mutation, type MutationKind } from './mutation-points';
import { valuesOf } from './statement-values';

/** A changed constant most surely breaks the statement; a removed call does so least surely. */
const ORDER: readonly MutationKind[] = ['constant', 'comparison', 'call'];

/**
 * One change in the row's code that breaks the row's statement. Null if no change surely does: the statement has no values or
 * names that occur in the code, and no function has the name of its file.
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

/** The file's text after the change. */
export const mutated = (source: string, { start, end, replacement }: Mutation): string =>
  source.slice(0, start) + replacement + source.slice(end);
