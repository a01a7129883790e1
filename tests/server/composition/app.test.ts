import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { accessOf } from '../../../contract/access';
import { routes, type RouteName } from '../../../contract/routes';
import { composeApp } from '../../../server/composition/app';
import { ServerLifecycle } from '../../../server/composition/lifecycle';
import { readConfig } from '../../../server/infrastructure/config/read-config';
import { deriveKeys } from '../../../server/infrastructure/crypto/server-keys';
import { silentLogger } from '../../support/server/silent-logger';
import { withTestDatabase } from '../../support/server/test-database';

describe('the composed product', () => {
  const { db, connection } = withTestDatabase();
  const lifecycle = new ServerLifecycle();
  let folder: string;
  let app: FastifyInstance;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'composed-'));
    const config = readConfig({ DATA_DIR: folder, DEMO: 'off', CDN_DOMAIN: 'https://cdn.example.com/media' }, folder);
    if (!config.ok) throw new Error(config.error);
    const keys = deriveKeys(randomBytes(32));
    const composed = await composeApp({
      config: config.value,
      db: db(),
      connection: connection(),
      onDatabaseBack: () => undefined,
      log: silentLogger,
      lifecycle,
      keys,
    });
    app = composed.http as FastifyInstance;
    await app.ready();
  });
  afterAll(async () => {
    await app.close();
    await lifecycle.stopAll(silentLogger);
    await rm(folder, { recursive: true });
  });

  it.each(Object.values(routes))('answers $method $path', ({ method, path: pattern }) => {
    const url = pattern.replaceAll(/\{(\w+)\}/g, ':$1');
    expect(app.hasRoute({ method, url })).toBe(true);
  });

  it('declares for each route who may call it and how often; changing routes are limited apart from listening', () => {
    const { routeInventory } = app;
    const changing = routeInventory.filter(({ method }) => !['GET', 'HEAD'].includes(method));
    const local = routeInventory.filter(({ policy }) => policy === 'operator').map(({ url }) => url);
    expect(routeInventory.length).toBeGreaterThan(Object.keys(routes).length);
    expect(changing.filter(({ rate }) => rate === 'listening' || rate === 'media')).toEqual([]);
    expect(new Set(local)).toEqual(new Set(['/backend/import', '/backend/import/:id']));
  });

  it.each(Object.keys(routes) as RouteName[])('admits the callers that the description of %s names', (name) => {
    const url = routes[name].path.replaceAll(/\{(\w+)\}/g, ':$1');
    const declared = app.routeInventory.filter((route) => route.url === url && route.method === routes[name].method);
    expect(declared.map(({ policy }) => policy)).toEqual([accessOf(name)]);
  });

  it.each((Object.keys(routes) as RouteName[]).filter((name) => 'changes' in routes[name]))(
    'declares the call %s by its name, so that other devices can be notified of it',
    (name) => {
      const url = routes[name].path.replaceAll(/\{(\w+)\}/g, ':$1');
      const declared = app.routeInventory.filter((route) => route.url === url && route.method === routes[name].method);
      expect(declared.map(({ call }) => call)).toEqual([name]);
    },
  );

  it('returns the addresses of the media', async () => {
    const response = await app.inject('/sso/security/get-domain-cdn');
    expect(response.json().data).toEqual({ domain: 'https://cdn.example.com/media/', domain_protected: '/' });
  });

  it('is alive while it starts, and is ready after its start', async () => {
    expect((await app.inject('/livez')).json()).toEqual({ status: 'alive' });
    expect((await app.inject('/readyz')).statusCode).toBe(503);
    lifecycle.becomeReady();
    expect((await app.inject('/readyz')).json()).toEqual({ status: 'ready' });
  });
});
