import { sql, type Kysely } from 'kysely';
import { Client, type ClientConfig, type Notification } from 'pg';
import type { Logger } from '../../../application/ports/logger.port';
import type { BusMessage, SentMessage } from '../../../domain/live/bus-message';
import type { LiveBus } from '../../../domain/live/live-bus.port';
import type { Schema } from '../schema';
import { readBusMessage } from './read-bus-message';

type OnMessage = (message: BusMessage) => void;

/** The database's own notifications about sessions use the same channel. */
const CHANNEL = 'song_live';
/** PostgreSQL accepts less than 8,000 bytes in one notification. */
const NOTICE_MAX_BYTES = 7_900;
const ROW_MARK = '#';
const RETAINED_ROWS = '1 minute';
const FIRST_WAIT_MS = 200;
const LONGEST_WAIT_MS = 2_000;
/** More messages than this wait only during an outage of the database, after which all listeners start afresh anyway. */
const WAITING_MAX = 1_000;

/**
 * Uses LISTEN and NOTIFY. LISTEN has its own connection outside the pool, which is replaced whenever it breaks. A message that is
 * too long for a notification is stored in a table, and the notification names the row.
 */
export class PostgresLiveBus implements LiveBus {
  private client: Client | null = null;
  private saying: Promise<void> = Promise.resolve();
  private hearing: Promise<void> = Promise.resolve();
  private waiting = 0;
  private again: NodeJS.Timeout | undefined;
  private isClosed = false;
  private waitMs = FIRST_WAIT_MS;

  constructor(
    private readonly connection: ClientConfig,
    private readonly db: Kysely<Schema>,
    private readonly log: Logger,
  ) {}

  publish(message: SentMessage): void {
    if (this.isClosed || this.waiting >= WAITING_MAX) return;
    this.waiting += 1;
    const text = JSON.stringify(message);
    this.saying = this.saying.then(async () => {
      await this.notify(text).catch((error: unknown) => this.log.warn('a notice was lost', { error }));
      this.waiting -= 1;
    });
  }

  async listen(onMessage: OnMessage, onResume: () => void): Promise<void> {
    try {
      await this.connect(onMessage, onResume);
    } catch (error) {
      this.log.warn('notices cannot be heard', { error });
      this.listenAgain(onMessage, onResume);
    }
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.again);
    await Promise.all([this.saying, this.hearing]);
    // The connection may be lost already.
    await this.client?.end().catch(() => undefined);
    this.client = null;
  }

  private async connect(onMessage: OnMessage, onResume: () => void): Promise<void> {
    const client = new Client({ ...this.connection, application_name: 'song live', keepAlive: true });
    let isLost = false;
    const lose = (): void => {
      if (isLost) return;
      isLost = true;
      if (this.client === client) this.client = null;
      this.listenAgain(onMessage, onResume);
    };
    // Without this handler a connection error would end the process.
    client.on('error', () => undefined);
    client.on('notification', (notice) => this.take(notice, onMessage));
    await client.connect();
    await client.query(`LISTEN ${CHANNEL}`);
    if (this.isClosed) return client.end();
    client.on('end', lose);
    this.client = client;
    this.waitMs = FIRST_WAIT_MS;
    onResume();
  }

  private listenAgain(onMessage: OnMessage, onResume: () => void): void {
    if (this.isClosed) return;
    this.again = setTimeout(() => void this.listen(onMessage, onResume), this.waitMs);
    this.waitMs = Math.min(2 * this.waitMs, LONGEST_WAIT_MS);
  }

  /** Delivers messages in order, even if some have to be read from the table. */
  private take({ payload = '' }: Notification, onMessage: OnMessage): void {
    this.hearing = this.hearing.then(async () => {
      const text = payload.startsWith(ROW_MARK) ? await this.read(payload.slice(ROW_MARK.length)) : payload;
      const message = text === null ? null : readBusMessage(text);
      if (message !== null && !this.isClosed) onMessage(message);
    });
  }

  private async read(id: string): Promise<string | null> {
    const query = this.db.selectFrom('live_messages').select('body').where('id', '=', Number(id));
    try {
      const row = await query.executeTakeFirst();
      return row?.body ?? null;
    } catch (error) {
      this.log.warn('a notice was lost', { error });
      return null;
    }
  }

  private async notify(text: string): Promise<void> {
    const isShort = Buffer.byteLength(text) <= NOTICE_MAX_BYTES;
    const notice = isShort ? text : `${ROW_MARK}${await this.write(text)}`;
    await sql`SELECT pg_notify(${CHANNEL}, ${notice})`.execute(this.db);
  }

  private async write(text: string): Promise<number> {
    await sql`DELETE FROM live_messages WHERE said_at < now() - ${RETAINED_ROWS}::interval`.execute(this.db);
    const row = await this.db
      .insertInto('live_messages')
      .values({ body: text })
      .returning('id')
      .executeTakeFirstOrThrow();
    return row.id;
  }
}
