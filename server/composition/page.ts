import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../infrastructure/config/config';
import { packageRoot } from '../infrastructure/shared/package-root';
import { readPagePolicy } from '../infrastructure/web-app/read-page-policy';
import { readWebApp } from '../infrastructure/web-app/read-web-app';
import { mediaOrigins } from '../presentation/http/page/media-origins';
import { registerPage, type PageDeps } from '../presentation/http/page/register-page';

/** The web app's page, where it was built. */
export async function composePage(
  http: FastifyInstance,
  config: Config,
  { describe, log }: Pick<PageDeps, 'describe' | 'log'>,
): Promise<void> {
  const built = path.join(packageRoot(), 'dist');
  const webApp = await readWebApp(path.join(built, 'client'));
  const policy = await readPagePolicy(path.join(built, 'page-policy.json'));
  if (webApp === null) return;
  registerPage(http, { webApp, policy, mediaOrigins: mediaOrigins(config), describe, log });
}
