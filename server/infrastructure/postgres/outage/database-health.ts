import { Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { Client, DatabaseError, type ClientConfig } from 'pg';
import type { Logger } from '../../../application/ports/logger.port';
import { Unavailable } from '../../../domain/shared/unavailable';
import type { SocketGate } from './socket-gate';

export interface HealthPace {
  /** Between two questions while the database answers. */
  readonly everyMs: number;
  /** Between two attempts while it does not. */
  readonly againMs: number;
  /** For connecting and for an answer. */
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
 * Asks the database every second, over a connection of its own, whether it answers. When it does not, the gate cuts every
 * other connection, so that whoever waits for an answer learns it now; when it answers again, the gate opens.
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
    this.ended = this.goOn();
  }

  /** Somebody's connection broke: the next question is asked at once. */
  suspect(): void {
    this.hurry.abort();
  }

  /** Told each time the database answers again after it was away. */
  onBack(listener: () => void): void {
    this.listeners.push(listener);
  }

  async close(): Promise<void> {
    this.closing.abort();
    this.suspect();
    this.leave();
    await this.ended;
  }

  private async goOn(): Promise<void> {
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

  /** Away, a suspicion is no news: those who fail meanwhile must not turn the pause into a storm. */
  private async pause(): Promise<void> {
    const { everyMs, againMs } = this.pace;
    const signal = this.isUp ? this.hurry.signal : this.closing.signal;
    await wait(this.isUp ? everyMs : againMs, undefined, { signal, ref: false }).catch(() => undefined);
  }

  private async findProblem(): Promise<Error | undefined> {
    const limit = new AbortController();
    const asking = this.ask().then(() => undefined, asError);
    const tooLong = wait(this.pace.limitMs, undefined, { signal: limit.signal }).then(async () => {
      // An answer that came while this process was busy has been read by then.
      await nextTurn();
      return new Error(`no answer within ${this.pace.limitMs} ms`);
    }, asError);
    const problem = await Promise.race([asking, tooLong]);
    limit.abort();
    if (problem === undefined) return undefined;
    this.leave();
    return problem instanceof DatabaseError && problem.code === TOO_MANY_CONNECTIONS ? undefined : problem;
  }

  /** That a connection ended proves nothing: whether a new one comes about does. */
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
    // Without a listener a connection that breaks between two questions would end the process.
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
