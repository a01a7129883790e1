import type { FastifyInstance } from 'fastify';
import { SocketTickets } from '../application/live/socket-tickets';
import { LiveHub } from '../application/live/live-hub';
import { SessionEndings, type RecentlyEndedSessions } from '../application/live/session-endings';
import type { Clock } from '../application/ports/clock.port';
import type { IdSource } from '../application/ports/id-source.port';
import type { SessionOpenings } from '../application/sessions/session-openings';
import { cryptoSecretSource } from '../infrastructure/crypto/crypto-secret-source';
import { PostgresDocuments } from '../infrastructure/postgres/live/postgres-documents';
import { PostgresLiveBus } from '../infrastructure/postgres/live/postgres-live-bus';
import { PostgresLiveTickets } from '../infrastructure/postgres/live/postgres-live-tickets';
import { registerDocuments } from '../presentation/http/documents/register-documents';
import { publishLibraryChanges } from '../presentation/http/live/publish-library-changes';
import { registerLive } from '../presentation/http/live/register-live';
import type { AppServices } from './start';

const SWEEP_MS = 10_000;
/** How long sockets stay open at most after their session ended without a notification. */
const CHECK_MS = 4_000;

export type LiveDeps = Pick<AppServices, 'db' | 'connection' | 'log'> & {
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly rememberedSessions: RecentlyEndedSessions;
  readonly openings: SessionOpenings;
  /** The monotonic clock for the age of sockets, in milliseconds; by default the clock of this process. */
  readonly uptime?: () => number;
};

/** Connects the devices of each account with each other, across all server processes. */
export async function composeLive(http: FastifyInstance, deps: LiveDeps): Promise<void> {
  const { db, connection, log, clock, ids, rememberedSessions, uptime = () => performance.now() } = deps;
  const tickets = new PostgresLiveTickets(db);
  const bus = new PostgresLiveBus(connection, db, log);
  const hub = new LiveHub(bus, new SessionEndings(tickets, rememberedSessions, log), clock, ids.next());
  const socketTickets = new SocketTickets(tickets, cryptoSecretSource, clock);
  await registerLive(http, { hub, tickets: socketTickets, log, clock, uptime });
  publishLibraryChanges(http, hub);
  deps.openings.follow((session) => hub.libraryChanged({ ...session, what: 'other', songIds: [] }));
  registerDocuments(http, new PostgresDocuments(db), hub);
  await hub.start();
  const sweeping = setInterval(() => hub.sweep(), SWEEP_MS);
  sweeping.unref();
  const checking = setInterval(() => void hub.checkSessions(), CHECK_MS);
  checking.unref();
  http.addHook('onClose', async () => {
    clearInterval(sweeping);
    clearInterval(checking);
    await bus.close();
  });
}
