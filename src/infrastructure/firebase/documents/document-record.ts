import * as z from 'zod/mini';
import type { StoredDocument } from '../../../domain/documents/documents.port';
import type { GatewayFailure } from '../../../domain/shared/gateway-failure';
import { fail, succeed, type Result } from '../../../domain/shared/result';

const Record = z.object({ revision: z.int().check(z.minimum(1)), body: z.string() });

/** Parses what Firestore stores under a document's name; `undefined` means that it was never written. */
export function readDocument(data: unknown): Result<StoredDocument, GatewayFailure> {
  if (data === undefined) return succeed({ revision: 0, body: null });
  const read = z.safeParse(Record, data);
  return read.success ? succeed(read.data) : fail({ kind: 'malformed' });
}
