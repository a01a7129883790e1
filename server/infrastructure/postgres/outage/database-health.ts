import { Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { Client, DatabaseError, type ClientConfig } from 'pg';
import type { Logger } from '../../../application/ports/logger.port';
import { Unavailable } from '../../../application/shared/unavailable';
import type { SocketGate } from './socket-gate';

export interface HealthPace {
  /** Pause between two health checks while the database answers. */
  readonly everyMs: number;
  /** Pause between two attempts while it does not answer. */
  readonly againMs: number;
  /** Time limit for connecting and for an answer. */
  readonly limitMs: number;
}

interface Asker {
  readonly client: Client;
  readonly socket: Socket;
  readonly connected: Promise<unknown>;
}

/** A frozen database is noticed within 3 s and a returning one within half a second, or 2 s where packets are lost. */
const PACE: HealthPace = { everyMs: 1_000, againMs: 250, limitMs: 2_000 };
const TOO_MANY_CONNECTIONS = '53300';

/**
 * Asks the database every second, over a connection of its own, whether it answers. When it does not, the gate cuts every other
 * connection, so that waiting callers fail at once; when it answers again, the gate opens.
 */
export class DatabaseHealth {
  private isUp = true;
  private readonly listeners: (() => void)[] = [];
  private asker: Asker | undefined;
  private readonly closing = new AbortController();
  private hurry = new AbortController();
  private ended: Promise<void> = Promise.resolve();

  constructor(
    private readonly connection: ClientConfig,
    private readonly gate: SocketGate,
    private readonly log: Logger,
    private readonly pace: HealthPace = PACE,
  ) {}

  start(): void {
    this.ended = this.keepChecking();
  }

  /** To be called when another connection broke: the next check runs at once. */
  suspect(): void {
    this.hurry.abort();
  }

  /** The listener is called each time the database answers again after an outage. */
  onBack(listener: () => void): void {
    this.listeners.push(listener);
  }

  async close(): Promise<void> {
    this.closing.abort();
    this.suspect();
    this.leave();
    await this.ended;
  }

  private async keepChecking(): Promise<void> {
    while (!this.closing.signal.aborted) {
      this.hurry = new AbortController();
      const problem = await this.findProblem();
      if (this.closing.signal.aborted) break;
      if (problem === undefined) this.answers();
      else this.isAway(problem);
      await this.pause();
    }
    this.leave();
  }

  /** During an outage `suspect` does not shorten the pause: many failing callers would cause a storm of checks. */
  private async pause(): Promise<void> {
    const { everyMs, againMs } = this.pace;
    const signal = this.isUp ? this.hurry.signal : this.closing.signal;
    await wait(this.isUp ? everyMs : againMs, undefined, { signal, ref: false }).catch(() => undefined);
  }

  private async findProblem(): Promise<Error | undefined> {
    const limit = new AbortController();
    const asking = this.ask().then(() => undefined, asError);
    const tooLong = wait(this.pace.limitMs, undefined, { signal: limit.signal }).then(async () => {
      // An answer that arrived while this process was busy has been read after this turn.
      await nextTurn();
      return new Error(`no answer within ${this.pace.limitMs} ms`);
    }, asError);
    const problem = await Promise.race([asking, tooLong]);
    limit.abort();
    if (problem === undefined) return undefined;
    this.leave();
    return problem instanceof DatabaseError && problem.code === TOO_MANY_CONNECTIONS ? undefined : problem;
  }

  /** An ended connection proves nothing; only a failed new connection shows an outage. */
  private async ask(): Promise<void> {
    await this.askOnce().catch((error: unknown) => {
      if (this.closing.signal.aborted) throw error;
      this.leave();
      return this.askOnce();
    });
  }

  private async askOnce(): Promise<void> {
    this.asker ??= this.makeAsker();
    const { client, connected } = this.asker;
    await connected;
    await client.query('SELECT 1');
  }

  private makeAsker(): Asker {
    const socket = new Socket();
    const client = new Client({ ...this.connection, application_name: 'song health', stream: () => socket });
    // Without a listener, a connection that breaks between two checks would end the process.
    client.on('error', () => this.suspect());
    return { client, socket, connected: client.connect() };
  }

  private leave(): void {
    this.asker?.socket.destroy();
    this.asker = undefined;
  }

  private answers(): void {
    if (this.isUp) return;
    this.isUp = true;
    this.gate.open();
    this.log.info('the database answers again');
    for (const listener of this.listeners) listener();
  }

  private isAway(problem: Error): void {
    if (this.isUp) this.log.error('the database does not answer', { error: problem });
    this.isUp = false;
    this.gate.close(new Unavailable('the database does not answer', { cause: problem }));
  }
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
