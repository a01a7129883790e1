import { setTimeout as pass } from 'node:timers/promises';
import type { Mail, Mailer } from '../../application/ports/mailer.port';
import type { Result } from '../../domain/shared/result';
import { MailsUnderWay } from './mails-under-way';

/**
 * Hands mail over when whoever caused it has long been answered: some are caused only by an address with an account, and the work of
 * writing one would show in the answer's time (security.md §3).
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
   * Resolves when all that was given so far is handed over, so that nobody who was told of a mail goes without when the server
   * stops; after so many milliseconds at the latest.
   */
  settled(limitMs: number): Promise<void> {
    return this.underWay.settled(limitMs);
  }

  private async sendLater(mail: Mail): Promise<Result<void, 'undelivered'>> {
    await pass(this.delayMs);
    return this.mailer.send(mail);
  }
}
