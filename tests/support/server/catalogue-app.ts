import type { FastifyInstance } from 'fastify';
import { composeCatalogue } from '../../../server/composition/catalogue';
import { systemClock } from '../../../server/infrastructure/system/system-clock';
import { registerSso } from '../../../server/presentation/http/sso/register-sso';
import { anOffer } from './an-offer';
import { bareApp } from './bare-app';
import { Seed } from './seed';
import { withTestDatabase } from './test-database';

export interface CatalogueApp {
  app(): FastifyInstance;
  readonly seed: Seed;
  /** The songs for which packaging was requested in advance, in order. */
  readonly packagedAhead: string[];
  catalogueChanged(): void;
  readonly database: ReturnType<typeof withTestDatabase>;
}

/** Call once in a describe: the server's reading routes over an empty database for this test file alone. */
export function withCatalogueApp(): CatalogueApp {
  const database = withTestDatabase();
  const packagedAhead: string[] = [];
  let app: FastifyInstance;
  let changed: () => void;

  beforeAll(async () => {
    app = bareApp();
    const packageAhead = (ids: readonly string[]): void => void packagedAhead.push(...ids);
    const clock = systemClock;
    const offerMedia = anOffer(clock);
    const composed = composeCatalogue(app, { db: database.db(), clock, packageAhead, offerMedia });
    registerSso(app, { domain: '/', protectedDomain: '/' });
    changed = () => composed.catalogueChanged();
    await app.ready();
  });
  afterAll(() => app.close());

  return {
    app: () => app,
    seed: new Seed(() => database.db()),
    packagedAhead,
    catalogueChanged: () => changed(),
    database,
  };
}
