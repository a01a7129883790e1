import { LIMITS } from '../../../../contract/kernel/limits';
import * as z from '../../../../contract/schema';
import { fail, succeed, type Result } from '../../../domain/shared/result';
import type { FieldFault } from '../field-fault';

const Ids = z.array(z.string().check(z.maxLength(64))).check(z.maxLength(LIMITS.excludeIdsMax));

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The ids of `exclude_ids`, a JSON array in a query string; none where it is not given. */
export function readExcludedIds(text: string | undefined): Result<readonly string[], FieldFault> {
  if (text === undefined) return succeed([]);
  const ids = z.safeParse(Ids, parseJson(text));
  return ids.success ? succeed(ids.data) : fail({ kind: 'not-json-list' });
}
