import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { composeApp } from '../../../server/composition/app';
import { ServerLifecycle } from '../../../server/composition/lifecycle';
import { readConfig } from '../../../server/infrastructure/config/read-config';
import { deriveKeys } from '../../../server/infrastructure/crypto/server-keys';
import { RecordingLogger } from './recording-logger';
import { Seed } from './seed';
import { withTestDatabase } from './test-database';

export interface Signed {
  readonly token: string;
  readonly refresh_token: string;
  readonly user: { readonly id: string };
}

export interface ComposedProduct {
  app(): FastifyInstance;
  readonly lifecycle: ServerLifecycle;
  readonly logger: RecordingLogger;
  readonly seed: Seed;
  /** The first account to be registered becomes admin. */
  register(name: string): Promise<Signed>;
}

/** Call once in a describe: every route of the product over an empty database for this test file alone. */
export function withComposedApp(given: Readonly<Record<string, string>> = {}): ComposedProduct {
  const { db, connection } = withTestDatabase();
  const lifecycle = new ServerLifecycle();
  const logger = new RecordingLogger();
  let folder: string;
  let app: FastifyInstance;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'composed-'));
    const config = readConfig({ DATA_DIR: folder, DEMO: 'off', ...given }, folder);
    if (!config.ok) throw new Error(config.error);
    const keys = deriveKeys(randomBytes(32));
    const parts = {
      config: config.value,
      db: db(),
      connection: connection(),
      onDatabaseBack: () => undefined,
      log: logger,
      lifecycle,
      keys,
    };
    app = (await composeApp(parts)).http as FastifyInstance;
    await app.ready();
  });
  afterAll(async () => {
    await app.close();
    await lifecycle.stopAll(logger);
    await rm(folder, { recursive: true });
  });

  return {
    app: () => app,
    lifecycle,
    logger,
    seed: new Seed(db),
    register: async (name) => {
      const payload = { name, email: `${name}@example.com`, password: 'gió mùa đông bắc' };
      return (await app.inject({ method: 'POST', url: '/sso/security/register', payload })).json().data;
    },
  };
}
