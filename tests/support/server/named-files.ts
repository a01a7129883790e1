import type { Kysely } from 'kysely';
import type { RefusedFile } from '../../../server/domain/import/refusal';
import type { FileWithWarnings } from '../../../server/domain/import/import-warning';
import { PostgresFileFindings } from '../../../server/infrastructure/postgres/import/postgres-file-findings';
import type { Schema } from '../../../server/infrastructure/postgres/schema';

const ALL = { searchText: '', reasons: [], reservations: [], slice: { offset: 0, limit: 10_000 } };

/** Every file that scans have refused so far, by path. */
export const refusedFiles = async (db: Kysely<Schema>): Promise<readonly RefusedFile[]> =>
  (await new PostgresFileFindings(db).refused(ALL)).items;

/** Every file that was read with reservations, by path. */
export const reservedFiles = async (db: Kysely<Schema>): Promise<readonly FileWithWarnings[]> =>
  (await new PostgresFileFindings(db).reserved(ALL)).items;
