import { setTimeout as pass } from 'node:timers/promises';
import type { Mail, Mailer } from '../../application/ports/mailer.port';
import type { Result } from '../../domain/shared/result';
import { MailsUnderWay } from './mails-under-way';

/**
 * Sends a mail long after the request that caused it was answered: some mails are sent only if the address has an account, and
 * the work of writing one would show in the answer's time (security.md §3).
 */
export class DelayedMailer implements Mailer {
  private readonly underWay = new MailsUnderWay();

  constructor(
    private readonly mailer: Mailer,
    private readonly delayMs: number,
  ) {}

  send(mail: Mail): Promise<Result<void, 'undelivered'>> {
    return this.underWay.track(this.sendLater(mail));
  }

  /**
   * Resolves when all mails given so far are handed over, so that a stop of the server loses no mail that was promised to a user;
   * after this many milliseconds at the latest.
   */
  settled(limitMs: number): Promise<void> {
    return this.underWay.settled(limitMs);
  }

  private async sendLater(mail: Mail): Promise<Result<void, 'undelivered'>> {
    await pass(this.delayMs);
    return this.mailer.send(mail);
  }
}
