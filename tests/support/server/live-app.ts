import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { composeAdministration } from '../../../server/composition/administration';
import { composeLive } from '../../../server/composition/live';
import type { CallerLimits } from '../../../server/domain/proxies/caller-limits';
import { CryptoIdSource } from '../../../server/infrastructure/system/crypto-id-source';
import type { ComposedAccounts } from '../../../server/composition/accounts';
import { withAccountsApp, type AccountsWorld, type Admitted } from './accounts-app';
import type { HandClock } from './hand-clock';
import { LiveClient } from './live-client';

export interface LiveWorld extends AccountsWorld {
  /** The address of a server process; by default, the first. */
  addressOf(app?: FastifyInstance): Promise<string>;
  ticket(token: string): Promise<string>;
  /** Whether a server process allows a session to play premium media. */
  mayPlayPremium(sessionId: string, app: FastifyInstance): Promise<boolean>;
  /** A welcomed socket of an account that is signed in. */
  enter(admitted: Admitted, tab?: string, app?: FastifyInstance): Promise<LiveClient>;
}

interface LiveOptions {
  /** In the syntax of the setting. */
  readonly trustProxy?: string;
  readonly limits?: Partial<CallerLimits>;
  /** Adds further routes to the product. */
  readonly more?: (app: FastifyInstance) => void;
}

/**
 * Call once in a describe: the sign-in service, and devices that see each other, in any number of processes. Sockets age in real
 * time, or by the given `uptime`.
 */
export function withLiveApp(uptime?: HandClock, options: LiveOptions = {}): LiveWorld {
  const { more, ...called } = options;
  const clients: LiveClient[] = [];
  const composed = new Map<FastifyInstance, ComposedAccounts>();
  const world = withAccountsApp({
    ...called,
    extend: async (app, { db, clock, logger, accounts }) => {
      const ids = new CryptoIdSource();
      const { rememberedSessions, openings } = accounts;
      const connection = world.database.connection();
      const parts = { db, connection, log: logger, clock, ids, rememberedSessions, openings };
      composed.set(app, accounts);
      const watcher = { songChanged: () => undefined, rightsChanged: () => rememberedSessions.forgetAll() };
      composeAdministration(app, { db, clock, ids, watcher, catalogueChanged: () => undefined });
      const own = uptime && { uptime: () => uptime.now() };
      await composeLive(app, { ...parts, ...own });
      more?.(app);
    },
  });
  let tabs = 0;
  afterEach(() => clients.splice(0).forEach((client) => client.drop()));

  const addressOf = async (app = world.app()): Promise<string> => {
    if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
    return `127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  };
  const ticket = async (token: string): Promise<string> =>
    String((await world.call({ method: 'POST', url: '/backend/live/ticket', token })).data['ticket']);
  const enter = async ({ token }: Admitted, tab = `tab-${(tabs += 1)}`, app = world.app()): Promise<LiveClient> => {
    const client = await LiveClient.open(await addressOf(app));
    clients.push(client);
    client.send({ t: 'hello', ticket: await ticket(token), tab, now: null });
    await client.until(({ t }) => t === 'welcome');
    return client;
  };
  const mayPlayPremium = async (sessionId: string, app: FastifyInstance): Promise<boolean> =>
    composed.get(app)?.mayPlayPremium(sessionId) ?? false;
  return { ...world, addressOf, ticket, mayPlayPremium, enter };
}
