import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Kysely } from 'kysely';
import { composeAdministration } from '../../../server/composition/administration';
import { composeCatalogue } from '../../../server/composition/catalogue';
import { composePictures } from '../../../server/composition/pictures';
import { composePremium } from '../../../server/composition/premium';
import { composePlaylistCovers } from '../../../server/composition/playlist-covers';
import { composePageViews } from '../../../server/composition/page-views';
import { NO_DEMO } from '../../../contract/kernel/demo-progress';
import { succeed } from '../../../server/domain/shared/result';
import { PostgresFileFindings } from '../../../server/infrastructure/postgres/import/postgres-file-findings';
import { PostgresImportJobs } from '../../../server/infrastructure/postgres/import/postgres-import-jobs';
import type { Schema } from '../../../server/infrastructure/postgres/schema';
import { CryptoIdSource } from '../../../server/infrastructure/system/crypto-id-source';
import { systemClock } from '../../../server/infrastructure/system/system-clock';
import { registerDemoRemoval } from '../../../server/presentation/http/administration/register-demo-removal';
import { registerDemo } from '../../../server/presentation/http/demo/register-demo';
import type { Gatekeeper } from '../../../server/presentation/http/gates';
import { registerImport } from '../../../server/presentation/http/import/register-import';
import { anOffer } from './an-offer';
import { bareApp } from './bare-app';
import { RecordingLogger } from './recording-logger';
import { Seed } from './seed';
import { withTemporaryFolder } from './temporary-folder';
import { withTestDatabase } from './test-database';

/** Uses each token as the account's id; only the account named `premium` is premium. */
const TRUSTING: Gatekeeper = {
  identify: (accountId) => {
    const isPremium = accountId === 'premium';
    const role = accountId === 'admin' ? 'admin' : 'listener';
    return Promise.resolve(succeed({ accountId, sessionId: `of-${accountId}`, role, isPremium }));
  },
  hasAccounts: () => Promise.resolve(true),
};

export type Asked = InjectOptions & { readonly as?: string; readonly language?: 'vi' | 'en' };

/** Without a folder and without a demo. */
function registerNoMusic(app: FastifyInstance, db: Kysely<Schema>): void {
  registerImport(app, {
    jobs: new PostgresImportJobs(db),
    findings: new PostgresFileFindings(db),
    startImport: null,
  });
  registerDemo(app, () => NO_DEMO);
  registerDemoRemoval(app, () => Promise.resolve(0));
}

/** Call once in a describe: the routes that browse and save, over an empty database, for listeners whose token is their id. */
export function withLibraryApp() {
  const database = withTestDatabase();
  const folder = withTemporaryFolder();
  let app: FastifyInstance;
  let changed: () => void;
  const rightsChanged = jest.fn<void, []>();

  beforeAll(async () => {
    app = bareApp(new RecordingLogger(), TRUSTING);
    const db = database.db();
    const offerMedia = anOffer(systemClock);
    const parts = { db, clock: systemClock, packageAhead: () => undefined, offerMedia };
    changed = composeCatalogue(app, parts).catalogueChanged;
    const watcher = { songChanged: changed, rightsChanged };
    composePremium(app, { db, clock: systemClock, watcher });
    composeAdministration(app, { ...parts, ids: new CryptoIdSource(), watcher, catalogueChanged: changed });
    composePageViews(app, { db, clock: systemClock });
    registerNoMusic(app, db);
    const pictures = await composePictures(app, { dataFolder: folder(), log: new RecordingLogger() });
    await composePlaylistCovers(app, db, pictures);
    await app.ready();
  });
  afterAll(() => app.close());

  const ask = async ({ as, language = 'vi', headers, ...options }: Asked) => {
    const authorization = as === undefined ? {} : { authorization: `Bearer ${as}` };
    const given = { 'accept-language': language, ...authorization, ...headers };
    const response = await app.inject({ ...options, headers: given });
    return { status: response.statusCode, ...response.json() };
  };
  return {
    app: () => app,
    database,
    seed: new Seed(() => database.db()),
    catalogueChanged: () => changed(),
    /** Called when the rights of an account have changed. */
    rightsChanged,
    ask,
    get: (url: string, as?: string) => ask({ url, ...(as !== undefined && { as }) }),
    post: (url: string, as: string, payload: object) => ask({ method: 'POST', url, as, payload }),
  };
}
