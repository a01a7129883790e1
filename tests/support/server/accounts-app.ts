import { randomBytes } from 'node:crypto';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Kysely, KyselyPlugin } from 'kysely';
import type { SignedIn } from '../../../contract/sso';
import type { z } from '../../../contract/schema';
import { composeAccounts, type ComposedAccounts } from '../../../server/composition/accounts';
import { DEFAULT_LIMITS, type CallerLimits } from '../../../server/domain/proxies/caller-limits';
import { deriveKeys, type ServerKeys } from '../../../server/infrastructure/crypto/server-keys';
import type { Schema } from '../../../server/infrastructure/postgres/schema';
import { PostgresRateLimiter } from '../../../server/infrastructure/postgres/accounts/postgres-rate-limiter';
import { CryptoIdSource } from '../../../server/infrastructure/system/crypto-id-source';
import { buildApp } from '../../../server/presentation/http/app';
import { composePictures } from '../../../server/composition/pictures';
import { proxiesOf } from './bare-app';
import { HandClock } from './hand-clock';
import { RecordingLogger } from './recording-logger';
import { withTemporaryFolder } from './temporary-folder';
import { withTestDatabase } from './test-database';

export type Admitted = z.output<typeof SignedIn>;

export type Called = InjectOptions & { readonly device?: string; readonly token?: string };

export interface AccountsWorld {
  readonly clock: HandClock;
  readonly logger: RecordingLogger;
  app(): FastifyInstance;
  /** The same product in another process, on the same database with the same keys. */
  another(): Promise<FastifyInstance>;
  call(called: Called): Promise<Reply>;
  /** Makes an account with a name of its own and signs in. */
  register(name?: string, device?: string): Promise<Admitted>;
  readonly folder: (...names: string[]) => string;
  readonly database: ReturnType<typeof withTestDatabase>;
  /** Every statement sent to the database so far, in order and without its values. */
  readonly statements: readonly string[];
}

export interface Reply {
  readonly status: number;
  readonly code: number;
  readonly message: string;
  /** The returned data is specific to each test's call. */
  readonly data: Admitted & Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, unknown>>;
}

export const DEVICE = '1111222233334444';
export const OTHER_DEVICE = '5555666677778888';
export const PASSWORD = 'gió mùa đông bắc';

export type ExtensionParts = Pick<ProductParts, 'db' | 'clock' | 'logger'> & { readonly accounts: ComposedAccounts };

interface WorldOptions {
  /** In the syntax of the setting. */
  readonly trustProxy?: string;
  readonly limits?: Partial<CallerLimits>;
  readonly signUp?: 'open' | 'closed';
  readonly mailDelayMs?: number;
  /** Where mail goes instead of the outbox. */
  readonly smtpUrl?: () => string;
  /** Adds further routes to the product. */
  readonly extend?: (app: FastifyInstance, parts: ExtensionParts) => Promise<void>;
}

const MAIL_FROM = 'Sóng <song@localhost>';
/** Mail is sent after the response, as in the product, but soon enough that thirty tests do not wait for it. */
const MAIL_DELAY_MS = 100;

interface ProductParts {
  readonly db: Kysely<Schema>;
  readonly folder: string;
  readonly clock: HandClock;
  readonly logger: RecordingLogger;
  readonly keys: ServerKeys;
  readonly options: WorldOptions;
}

async function buildProduct({ db, folder, clock, logger, keys, options }: ProductParts): Promise<FastifyInstance> {
  const ids = new CryptoIdSource();
  const { signUp = 'open', trustProxy = 'off', mailDelayMs = MAIL_DELAY_MS } = options;
  const config = {
    accessTokenSeconds: 600,
    dataFolder: folder,
    mailFrom: MAIL_FROM,
    signUp,
    smtpUrl: options.smtpUrl?.(),
  };
  const accounts = await composeAccounts({ config, db, keys, clock, ids, log: logger, mailDelayMs });
  const limiter = new PostgresRateLimiter(db, clock);
  const { gatekeeper } = accounts;
  const limiters = { inMemory: limiter, persistent: limiter };
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const app = buildApp({ logger, ids, limiters, gatekeeper, trustedProxies: proxiesOf(trustProxy), limits });
  await options.extend?.(app, { db, clock, logger, accounts });
  await accounts.register(app, await composePictures(app, { dataFolder: folder, log: logger }));
  await app.ready();
  return app;
}

/** Records the statements sent to the database. */
const noting = (db: Kysely<Schema>, statements: string[]): KyselyPlugin => ({
  transformQuery: ({ node, queryId }) => {
    statements.push(db.getExecutor().compileQuery(node, queryId).sql);
    return node;
  },
  transformResult: ({ result }) => Promise.resolve(result),
});

async function inject(app: FastifyInstance, { device = DEVICE, token, headers, ...options }: Called): Promise<Reply> {
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const given = { deviceid: device, devicename: 'Linux', ...authorization, ...headers };
  const response = await app.inject({ ...options, headers: given });
  const body = response.json<Omit<Reply, 'status' | 'headers'>>();
  return { status: response.statusCode, headers: response.headers, ...body };
}

/** Call once in a describe: the sign-in service over an empty database for this test file alone. */
export function withAccountsApp(options: WorldOptions = {}): AccountsWorld {
  const apps: FastifyInstance[] = [];
  // Registered before the removal of the folder, to which its last mail is written.
  afterAll(() => Promise.all(apps.map((each) => each.close())));
  const database = withTestDatabase();
  const folder = withTemporaryFolder();
  const clock = new HandClock();
  const logger = new RecordingLogger();
  const keys = deriveKeys(randomBytes(32));
  const statements: string[] = [];
  let people = 0;

  const another = async (): Promise<FastifyInstance> => {
    const db = database.db().withPlugin(noting(database.db(), statements));
    const app = await buildProduct({ db, folder: folder(), clock, logger, keys, options });
    apps.push(app);
    return app;
  };
  const app = (): FastifyInstance => {
    const [first] = apps;
    if (first === undefined) throw new Error('the app exists only while tests run');
    return first;
  };
  const call = (called: Called): Promise<Reply> => inject(app(), called);
  beforeAll(another);

  const register = async (name = 'Người nghe', device = DEVICE): Promise<Admitted> => {
    people += 1;
    const payload = { email: `listener-${people}@example.org`, password: PASSWORD, name };
    return (await call({ method: 'POST', url: '/sso/security/register', payload, device })).data;
  };
  return { clock, logger, app, another, call, register, folder, database, statements };
}
