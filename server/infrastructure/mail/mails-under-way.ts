import { setTimeout as pass } from 'node:timers/promises';

/** Mails that were promised to a user and are not handed over yet. */
export class MailsUnderWay {
  private readonly sendings = new Set<Promise<unknown>>();

  track<Outcome>(sending: Promise<Outcome>): Promise<Outcome> {
    this.sendings.add(sending);
    return sending.finally(() => this.sendings.delete(sending));
  }

  /** Resolves when all mails that are now being sent have an outcome; after `limitMs` milliseconds at the latest. */
  async settled(limitMs: number): Promise<void> {
    const limit = new AbortController();
    const tooLong = pass(limitMs, undefined, { signal: limit.signal }).catch(() => undefined);
    await Promise.race([Promise.allSettled(this.sendings), tooLong]);
    limit.abort();
  }
}
