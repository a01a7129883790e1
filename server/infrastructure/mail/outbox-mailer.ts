import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Clock } from '../../application/ports/clock.port';
import type { IdSource } from '../../application/ports/id-source.port';
import type { Logger } from '../../application/ports/logger.port';
import type { Mail, Mailer } from '../../application/ports/mailer.port';
import { fail, succeed, type Result } from '../../domain/shared/result';
import { addressed } from './addressed';

const OWNER_ONLY_FOLDER = 0o700;
const OWNER_ONLY_FILE = 0o600;

export interface OutboxSettings {
  /** Absolute; made when the first mail is written. */
  readonly folder: string;
  readonly from: string;
}

/** Writes mail into a folder, one `.eml` file each, for a machine without a mail server: its owner reads them there. */
export class OutboxMailer implements Mailer {
  private readonly composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });

  constructor(
    private readonly settings: OutboxSettings,
    private readonly clock: Clock,
    private readonly ids: IdSource,
    private readonly log: Logger,
  ) {}

  async send(mail: Mail): Promise<Result<void, 'undelivered'>> {
    const { folder, from } = this.settings;
    const date = this.clock.date();
    try {
      const composed = await this.composer.sendMail({ from, date, ...addressed(mail) });
      if (mail.isDummy === true) return succeed(undefined);
      const name = `${date.toISOString().replaceAll(/[:.]/g, '-')}-${this.ids.next()}.eml`;
      await mkdir(folder, { recursive: true, mode: OWNER_ONLY_FOLDER });
      const unfinished = path.join(folder, `.${name}`);
      await writeFile(unfinished, composed.message as Buffer, { mode: OWNER_ONLY_FILE, flush: true });
      await rename(unfinished, path.join(folder, name));
      return succeed(undefined);
    } catch (error) {
      this.log.error('a mail could not be written to the outbox', { code: (error as NodeJS.ErrnoException).code });
      return fail('undelivered');
    }
  }
}
