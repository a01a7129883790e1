import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { Readiness } from '../application/health/readiness';
import type { Clock } from '../application/ports/clock.port';
import { DataFolderDisk } from '../infrastructure/files/data-folder-disk';
import { PostgresWriteProbe } from '../infrastructure/postgres/postgres-write-probe';
import { registerHealth } from '../presentation/http/health/register-health';
import type { AppServices } from './start';

/** The health routes for monitoring the process. */
export function composeHealth(http: FastifyInstance, { config, db, log, lifecycle }: AppServices, clock: Clock): void {
  const disk = new DataFolderDisk(config.dataFolder);
  const readiness = new Readiness({
    isUp: () => lifecycle.isReady(),
    pingDatabase: () => sql`SELECT 1`.execute(db),
    database: new PostgresWriteProbe(db),
    dataFolder: disk,
    space: disk,
    clock,
    log,
  });
  registerHealth(http, readiness);
}
