import type { ChildProcess } from 'node:child_process';
import type { ClientConfig } from 'pg';
import { fail, succeed, type Result } from '../../../domain/shared/result';
import { bootstrap, APP_DATABASE, APP_ROLE } from './bootstrap';
import { ADMIN_ROLE, checkClusterVersion, makeCluster } from './cluster';
import { clusterExists } from './cluster-folder';
import { endpoints } from './endpoint';
import { stopOrphanedPostgres } from './orphaned-postgres';
import type { Place } from './place';
import { startPostmaster, type StartRequest } from './postmaster';
import { clusterSecrets, type ClusterSecrets } from './secrets';

export interface RunningPostgres {
  readonly child: ChildProcess;
  /** The request that started it, for a restart. */
  readonly request: StartRequest;
  /** May make roles and databases; for tests and repair, never for the product's work. */
  readonly admin: ClientConfig;
  readonly app: ClientConfig;
  /** Whether a database process left behind by a killed server was found and stopped. */
  readonly recovered: boolean;
}

type StartOptions = Pick<StartRequest, 'settings' | 'outlivesUs'>;

/** Starts the cluster at `place`, and creates it first if there is none. The caller owns the folder; a failure is one line. */
export async function runPostgres(place: Place, options: StartOptions = {}): Promise<Result<RunningPostgres, string>> {
  const prepared = await prepareCluster(place);
  if (!prepared.ok) return prepared;
  const { secrets, recovered } = prepared.value;
  const started = await startSomewhere(place, options);
  if (!started.ok) return started;
  const { child, request } = started.value;
  const { host, port } = request.endpoint;
  const admin = { host, port, user: ADMIN_ROLE, password: secrets.admin, database: 'postgres' };
  const app = { host, port, user: APP_ROLE, password: secrets.app, database: APP_DATABASE };
  await bootstrap(admin, secrets.app);
  return succeed({ child, request, admin, app, recovered });
}

type Prepared = { readonly secrets: ClusterSecrets; readonly recovered: boolean };

async function prepareCluster(place: Place): Promise<Result<Prepared, string>> {
  const exists = clusterExists(place.clusterFolder);
  const secrets = await clusterSecrets(place.clusterFolder, exists);
  if (!secrets.ok) return secrets;
  const made = exists ? await checkClusterVersion(place) : await makeCluster(place, secrets.value.admin);
  if (!made.ok) return made;
  const leftOver = await stopOrphanedPostgres(place.clusterFolder);
  return leftOver.ok ? succeed({ secrets: secrets.value, recovered: leftOver.value }) : leftOver;
}

async function startSomewhere(
  place: Place,
  options: StartOptions,
): Promise<Result<{ child: ChildProcess; request: StartRequest }, string>> {
  let reason = '';
  for (const endpoint of await endpoints(place.runFolder)) {
    const request = { ...options, place, endpoint };
    const started = await startPostmaster(request);
    if (started.ok) return succeed({ child: started.value, request });
    reason = started.error;
    // Another endpoint helps only if listening was the problem: a file system without sockets, or a port that was just taken.
    if (!/could not create any|could not bind/.test(reason)) break;
  }
  return fail(`the database does not start: ${reason}`);
}
