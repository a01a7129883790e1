import { randomBytes } from 'node:crypto';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { SignedIn } from '../../../contract/sso';
import type { z } from '../../../contract/schema';
import { composeAccounts } from '../../../server/composition/accounts';
import { deriveKeys } from '../../../server/infrastructure/crypto/server-keys';
import { PostgresRateLimiter } from '../../../server/infrastructure/postgres/accounts/postgres-rate-limiter';
import { CryptoIdSource } from '../../../server/infrastructure/system/crypto-id-source';
import { buildApp } from '../../../server/presentation/http/app';
import { composePictures } from '../../../server/composition/pictures';
import { RecordingLogger } from './recording-logger';
import { withTemporaryFolder } from './temporary-folder';
import { withTestDatabase } from './test-database';

export type Admitted = z.output<typeof SignedIn>;

/** A clock that stands still until it is moved. */
export class HandClock {
  private at = Date.parse('2026-03-01T08:00:00Z');

  readonly now = (): number => this.at;
  readonly date = (): Date => new Date(this.at);

  pass(ms: number): void {
    this.at += ms;
  }
}

export interface AccountsWorld {
  readonly clock: HandClock;
  readonly logger: RecordingLogger;
  app(): FastifyInstance;
  /** The same product in another process, on the same database with the same keys. */
  another(): Promise<FastifyInstance>;
  call(options: InjectOptions & { readonly device?: string; readonly token?: string }): Promise<Reply>;
  /** Makes an account with a name of its own and signs in. */
  register(name?: string, device?: string): Promise<Admitted>;
  readonly folder: (...names: string[]) => string;
  readonly database: ReturnType<typeof withTestDatabase>;
}

export interface Reply {
  readonly status: number;
  readonly code: number;
  readonly message: string;
  // What a call answers is for each test to know.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly data: any;
  readonly headers: Readonly<Record<string, unknown>>;
}

export const DEVICE = '1111222233334444';
export const OTHER_DEVICE = '5555666677778888';
export const PASSWORD = 'gió mùa đông bắc';

interface WorldOptions {
  readonly host?: string;
  readonly signUp?: 'open' | 'closed';
}

/** Call once in a describe: the sign-in service over an empty database of this test file's own. */
export function withAccountsApp({ host = '127.0.0.1', signUp = 'open' }: WorldOptions = {}): AccountsWorld {
  const database = withTestDatabase();
  const folder = withTemporaryFolder();
  const clock = new HandClock();
  const logger = new RecordingLogger();
  const keys = deriveKeys(randomBytes(32));
  const apps: FastifyInstance[] = [];
  let people = 0;

  const build = async (): Promise<FastifyInstance> => {
    const ids = new CryptoIdSource();
    const db = database.db();
    const config = {
      accessTokenSeconds: 600,
      dataFolder: folder(),
      host,
      mailFrom: 'Sóng <song@localhost>',
      signUp,
      smtpUrl: undefined,
    };
    const accounts = await composeAccounts({ config, db, keys, clock, ids, log: logger });
    const limiter = new PostgresRateLimiter(db, clock);
    const app = buildApp({
      logger,
      ids,
      limiters: { passing: limiter, lasting: limiter },
      gatekeeper: accounts.gatekeeper,
    });
    await accounts.register(app, await composePictures(app, { dataFolder: folder(), log: logger }));
    await app.ready();
    apps.push(app);
    return app;
  };

  beforeAll(build);
  afterAll(() => Promise.all(apps.map((app) => app.close())));

  const app = (): FastifyInstance => {
    const [first] = apps;
    if (first === undefined) throw new Error('the app exists only while tests run');
    return first;
  };
  const world: AccountsWorld = {
    clock,
    logger,
    app,
    another: build,
    call: async ({ device = DEVICE, token, headers, ...options }) => {
      const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
      const given = { deviceid: device, devicename: 'Linux', ...authorization, ...headers };
      const response = await app().inject({ ...options, headers: given });
      return { status: response.statusCode, headers: response.headers, ...response.json<Omit<Reply, 'status' | 'headers'>>() };
    },
    register: async (name = `Người nghe ${(people += 1)}`, device = DEVICE) => {
      const email = `${encodeURIComponent(name).replaceAll(/\W/g, '')}-${(people += 1)}@example.org`;
      const payload = { email, password: PASSWORD, name };
      const reply = await world.call({ method: 'POST', url: '/sso/security/register', payload, device });
      return reply.data as Admitted;
    },
    folder,
    database,
  };
  return world;
}
