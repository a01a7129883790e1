import { Worker } from 'node:worker_threads';
import type { Logger } from '../../application/ports/logger.port';
import type { Mail, Mailer } from '../../application/ports/mailer.port';
import { fail, type Result } from '../../domain/shared/result';
import type { WorkerEntry } from '../shared/worker-entry';
import { MailsUnderWay } from './mails-under-way';

export interface WorkerMailerSettings {
  readonly entry: WorkerEntry;
  /** Handed to each thread at its start. */
  readonly workerData: unknown;
}

/** The message to the thread. */
export interface MailTask {
  readonly id: number;
  readonly mail: Mail;
}

/** The thread's answer about one mail; answers may come in another order than the tasks. */
export interface MailOutcome {
  readonly id: number;
  readonly result: Result<void, 'undelivered'>;
}

interface Sending {
  readonly mail: Mail;
  readonly resolve: (result: MailOutcome['result']) => void;
  /** The first thread that had this mail has died. */
  readonly isRetry: boolean;
}

interface Thread {
  readonly worker: Worker;
  readonly sendings: Map<number, Sending>;
}

const HEAP_MEGABYTES = 64;
const YOUNG_MEGABYTES = 8;

/**
 * Writes and sends mail in a separate thread. In the thread that answers requests, a stranger could see from the time of any
 * other call that a mail is being sent, and therefore whether an address has an account.
 */
export class WorkerMailer implements Mailer {
  private readonly underWay = new MailsUnderWay();
  private thread: Thread | undefined;
  private lastId = 0;

  constructor(
    private readonly settings: WorkerMailerSettings,
    private readonly log: Logger,
  ) {}

  /** If a thread dies, its mail is given to another thread once: the mail may then arrive twice, which is better than never. */
  send(mail: Mail): Promise<Result<void, 'undelivered'>> {
    return this.underWay.track(new Promise((resolve) => this.give({ mail, resolve, isRetry: false })));
  }

  /** Resolves when all mails given so far are handed over; after `limitMs` milliseconds at the latest. */
  settled(limitMs: number): Promise<void> {
    return this.underWay.settled(limitMs);
  }

  /** Ends the thread. Its remaining mails count as undelivered; a later mail starts another thread. */
  async close(): Promise<void> {
    const { thread } = this;
    if (thread === undefined) return;
    this.thread = undefined;
    for (const sending of thread.sendings.values()) this.giveUp(sending);
    await thread.worker.terminate();
  }

  private give(sending: Sending): void {
    this.thread ??= this.start();
    this.lastId += 1;
    this.thread.sendings.set(this.lastId, sending);
    this.thread.worker.postMessage({ id: this.lastId, mail: sending.mail } satisfies MailTask);
  }

  private start(): Thread {
    const { entry, workerData } = this.settings;
    const worker = new Worker(entry.source, {
      eval: entry.eval,
      workerData,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES, maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
    });
    const thread: Thread = { worker, sendings: new Map() };
    worker.on('message', ({ id, result }: MailOutcome) => {
      thread.sendings.get(id)?.resolve(result);
      thread.sendings.delete(id);
    });
    worker.on('error', (error) => this.replace(thread, nameOf(error)));
    worker.on('exit', (code) => this.replace(thread, `exit ${code}`));
    // `settled` keeps the process alive while mails are being sent; an idle thread must not.
    worker.unref();
    return thread;
  }

  /** If a mail ends two threads, other mails that were in both threads are lost with it. */
  private replace(thread: Thread, reason: string): void {
    if (thread !== this.thread) return;
    this.thread = undefined;
    this.log.error('the thread that sends mail has ended', { reason });
    for (const sending of thread.sendings.values())
      if (sending.isRetry) this.giveUp(sending);
      else this.give({ ...sending, isRetry: true });
  }

  private giveUp({ resolve }: Sending): void {
    this.log.error('a mail could not be handed over', { reason: 'its thread has ended' });
    resolve(fail('undelivered'));
  }
}

/** The message of an error may contain text of the mail. */
const nameOf = (error: unknown): string => {
  const { code, name } = error as { readonly code?: unknown; readonly name?: unknown };
  return String(code ?? name);
};
