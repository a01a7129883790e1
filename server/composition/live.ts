import type { FastifyInstance } from 'fastify';
import { LiveDoor } from '../application/live/live-door';
import { LiveHub } from '../application/live/live-hub';
import type { Clock } from '../application/ports/clock.port';
import type { IdSource } from '../application/ports/id-source.port';
import { cryptoSecretSource } from '../infrastructure/crypto/crypto-secret-source';
import { PostgresDocuments } from '../infrastructure/postgres/live/postgres-documents';
import { PostgresLiveBus } from '../infrastructure/postgres/live/postgres-live-bus';
import { PostgresLiveTickets } from '../infrastructure/postgres/live/postgres-live-tickets';
import { registerDocuments } from '../presentation/http/documents/register-documents';
import { registerLive } from '../presentation/http/live/register-live';
import type { AppParts } from './start';

const SWEEP_MS = 10_000;

export type LiveParts = Pick<AppParts, 'db' | 'connection' | 'log'> & {
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly trustsProxy: boolean;
  /** By which sockets grow old, in milliseconds that only ever grow; the time of this process where it is not given. */
  readonly uptime?: () => number;
};

/** Devices of one account that know of each other, across all server processes. */
export async function composeLive(http: FastifyInstance, parts: LiveParts): Promise<void> {
  const { db, connection, log, clock, ids, trustsProxy, uptime = () => performance.now() } = parts;
  const tickets = new PostgresLiveTickets(db);
  const bus = new PostgresLiveBus(connection, db, log);
  const hub = new LiveHub(bus, tickets, clock, ids.next());
  const door = new LiveDoor(tickets, cryptoSecretSource, clock);
  await registerLive(http, { hub, door, clock, uptime, trustsProxy });
  registerDocuments(http, new PostgresDocuments(db), hub);
  await hub.begin();
  const sweeping = setInterval(() => hub.sweep(), SWEEP_MS);
  sweeping.unref();
  http.addHook('onClose', async () => {
    clearInterval(sweeping);
    await bus.close();
  });
}
