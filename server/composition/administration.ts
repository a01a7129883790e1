import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { AdministerAccounts } from '../application/administration/administer-accounts';
import { EditSongs } from '../application/administration/edit-songs';
import { ForgetAbsent } from '../application/administration/forget-absent';
import type { Clock } from '../application/ports/clock.port';
import type { IdSource } from '../application/ports/id-source.port';
import type { PremiumWatcher } from '../application/premium/mark-premium';
import { PostgresAccountDirectory } from '../infrastructure/postgres/accounts/postgres-account-directory';
import { PostgresAuditLog } from '../infrastructure/postgres/accounts/postgres-audit-log';
import { PostgresAbsentThings } from '../infrastructure/postgres/administration/postgres-absent-things';
import { PostgresManagedSongs } from '../infrastructure/postgres/administration/postgres-managed-songs';
import { PostgresPlayFigures } from '../infrastructure/postgres/administration/postgres-play-figures';
import { PostgresReportedComments } from '../infrastructure/postgres/administration/postgres-reported-comments';
import { PostgresFileFindings } from '../infrastructure/postgres/import/postgres-file-findings';
import { PostgresImportJobs } from '../infrastructure/postgres/import/postgres-import-jobs';
import type { Schema } from '../infrastructure/postgres/schema';
import { registerImportFiles } from '../presentation/http/administration/register-import-files';
import { registerAbsentThings } from '../presentation/http/administration/register-absent-things';
import { registerAccounts } from '../presentation/http/administration/register-accounts';
import { registerManagedSongs } from '../presentation/http/administration/register-managed-songs';
import { registerPlayFigures } from '../presentation/http/administration/register-play-figures';
import { registerReportedComments } from '../presentation/http/administration/register-reported-comments';

export interface AdministrationDeps {
  readonly db: Kysely<Schema>;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly watcher: PremiumWatcher;
  readonly catalogueChanged: () => void;
}

/** The admin's views and actions, except the import. */
export function composeAdministration(app: FastifyInstance, deps: AdministrationDeps): void {
  const { db, clock, ids, watcher, catalogueChanged } = deps;
  const { songChanged, rightsChanged } = watcher;
  const audit = new PostgresAuditLog(db);
  registerAccounts(app, new AdministerAccounts(new PostgresAccountDirectory(db), audit, clock, rightsChanged));
  registerManagedSongs(app, new EditSongs(new PostgresManagedSongs(db, ids), songChanged));
  registerReportedComments(app, new PostgresReportedComments(db), clock);
  registerAbsentThings(
    app,
    new ForgetAbsent({
      things: new PostgresAbsentThings(db, ids),
      jobs: new PostgresImportJobs(db),
      clock,
      catalogueChanged,
    }),
  );
  registerImportFiles(app, new PostgresFileFindings(db));
  registerPlayFigures(app, new PostgresPlayFigures(db), clock);
}
