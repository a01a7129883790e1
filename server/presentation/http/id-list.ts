import * as z from '../../../contract/schema';
import { fail, succeed, type Result } from '../../domain/shared/result';
import type { FieldFault } from './field-fault';

const Ids = z.array(z.string().check(z.maxLength(64)));

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The ids of a JSON array in a query string, so many at most; none where it is not given. */
export function readIdList(text: string | undefined, atMost: number): Result<readonly string[], FieldFault> {
  if (text === undefined) return succeed([]);
  const ids = z.safeParse(Ids, parseJson(text));
  return ids.success && ids.data.length <= atMost ? succeed(ids.data) : fail({ kind: 'not-json-list' });
}
