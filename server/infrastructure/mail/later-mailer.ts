import { setTimeout as pass } from 'node:timers/promises';
import type { Mail, Mailer } from '../../application/ports/mailer.port';
import type { Result } from '../../domain/shared/result';

/**
 * Hands mail over when whoever caused it has long been answered: only an address with an account causes any, and the work of
 * writing one would show in the answer's time (security.md §3).
 */
export class LaterMailer implements Mailer {
  constructor(
    private readonly mailer: Mailer,
    private readonly delayMs: number,
  ) {}

  async send(mail: Mail): Promise<Result<void, 'undelivered'>> {
    await pass(this.delayMs);
    return this.mailer.send(mail);
  }
}
