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

/** What the thread is asked. */
export interface MailTask {
  readonly id: number;
  readonly mail: Mail;
}

/** What it answers, in whichever order mails are handed over. */
export interface MailOutcome {
  readonly id: number;
  readonly result: Result<void, 'undelivered'>;
}

interface Sending {
  readonly mail: Mail;
  readonly resolve: (result: MailOutcome['result']) => void;
  /** The thread that had it first has died. */
  readonly isRetry: boolean;
}

interface Thread {
  readonly worker: Worker;
  readonly sendings: Map<number, Sending>;
}

const HEAP_MEGABYTES = 64;
const YOUNG_MEGABYTES = 8;

/**
 * Has mail written and handed over in a thread of its own. Where that is done beside the answers, a stranger can see in the time
 * of any other call that a mail is being sent, and so whether an address has an account.
 */
export class WorkerMailer implements Mailer {
  private readonly underWay = new MailsUnderWay();
  private thread: Thread | undefined;
  private lastId = 0;

  constructor(
    private readonly settings: WorkerMailerSettings,
    private readonly log: Logger,
  ) {}

  /** A mail whose thread dies is given to another one, once: it may then arrive twice, which is better than never. */
  send(mail: Mail): Promise<Result<void, 'undelivered'>> {
    return this.underWay.track(new Promise((resolve) => this.give({ mail, resolve, isRetry: false })));
  }

  /** Resolves when all that was given so far is handed over; after `limitMs` milliseconds at the latest. */
  settled(limitMs: number): Promise<void> {
    return this.underWay.settled(limitMs);
  }

  /** Ends the thread. What it still has is undelivered; a later mail gets another thread. */
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
    // `settled` keeps the process alive while mail is under way; an idle thread must not.
    worker.unref();
    return thread;
  }

  /** A mail that ends two threads takes along what was beside it both times. */
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

/** The words of an error may repeat a mail's. */
const nameOf = (error: unknown): string => {
  const { code, name } = error as { readonly code?: unknown; readonly name?: unknown };
  return String(code ?? name);
};
