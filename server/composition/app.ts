import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import type { ImportWatcher } from '../application/import/import-tools';
import type { Config } from '../infrastructure/config/config';
import { packageRoot } from '../infrastructure/shared/package-root';
import { CryptoIdSource } from '../infrastructure/system/crypto-id-source';
import { MemoryRateLimiter } from '../infrastructure/system/memory-rate-limiter';
import { systemClock } from '../infrastructure/system/system-clock';
import { readWebApp } from '../infrastructure/web-app/read-web-app';
import { buildApp, type Tls } from '../presentation/http/app';
import { NO_DEMO } from '../domain/demo/making/demo-progress';
import { registerDemo } from '../presentation/http/demo/register-demo';
import { registerHealth } from '../presentation/http/health/register-health';
import { registerOpenApi } from '../presentation/http/openapi/register-openapi';
import { registerPage } from '../presentation/http/page/register-page';
import { registerSso } from '../presentation/http/sso/register-sso';
import { ImportConsole } from '../presentation/console/import-console';
import { UpdatingLine } from '../presentation/console/updating-line';
import { composeCatalogue } from './catalogue';
import { composeImport } from './import';
import { composeMedia } from './media';
import { composePictures } from './pictures';
import type { AppParts, ComposedApp } from './start';

/** The whole product behind its HTTP server, ready to listen. */
export async function composeApp({ config, db, log, lifecycle }: AppParts): Promise<ComposedApp> {
  const clock = systemClock;
  const ids = new CryptoIdSource();
  const http = buildApp({ logger: log, ids, limiter: new MemoryRateLimiter(clock), tls: await readTls(config) });
  const line = new UpdatingLine(process.stdout, clock.now);
  const watcher: ImportWatcher = {
    advanced: (job) => {
      catalogue.catalogueChanged();
      importConsole.advanced(job);
      if (job.state !== 'running') media.wake();
    },
  };
  const imports = await composeImport(http, { config, db, ids, log, lifecycle, watcher });
  const importConsole = new ImportConsole(line, imports.jobs);
  const media = await composeMedia(http, { config, db, clock, log, lifecycle, isQuiet: () => !imports.isRunning() });
  const catalogue = composeCatalogue(http, { db, clock, packageAhead: media.packageAhead });
  await composePictures(http, { dataFolder: config.dataFolder, log });
  registerSso(http, { domain: config.cdnDomain, protectedDomain: config.cdnProtectedDomain });
  registerDemo(http, () => NO_DEMO);
  registerOpenApi(http);
  registerHealth(http, async () => lifecycle.isReady() && (await sql`SELECT 1`.execute(db)).rows.length === 1);
  const webApp = await readWebApp(path.join(packageRoot(), 'dist', 'client'));
  if (webApp !== null) registerPage(http, webApp, mediaOrigins(config));
  return { http, mediaTools: media.mediaTools, begin: imports.begin };
}

async function readTls({ tls }: Config): Promise<Tls | undefined> {
  if (tls === undefined) return undefined;
  const [cert, key] = await Promise.all([readFile(tls.certFile), readFile(tls.keyFile)]);
  return { cert, key };
}

/** Where the page may load media from besides its own origin. */
function mediaOrigins({ cdnDomain, cdnProtectedDomain }: Config): readonly string[] {
  const elsewhere = [cdnDomain, cdnProtectedDomain].filter((domain) => URL.canParse(domain));
  return [...new Set(elsewhere.map((domain) => new URL(domain).origin))];
}
