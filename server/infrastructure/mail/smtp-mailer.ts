import { createTransport } from 'nodemailer';
import type { Logger } from '../../application/ports/logger.port';
import type { Mail, Mailer } from '../../application/ports/mailer.port';
import { fail, succeed, type Result } from '../../domain/shared/result';
import { addressed } from './addressed';

const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;

export interface SmtpSettings {
  /** `smtp://user:password@host:587`, or `smtps://` for TLS from the first byte. */
  readonly url: string;
  readonly from: string;
}

/** Sends mail through an SMTP server. */
export class SmtpMailer implements Mailer {
  private readonly transport: ReturnType<typeof createTransport>;
  /** Only composes mails, without a connection. */
  private readonly dummies = createTransport({ streamTransport: true, buffer: true });

  constructor(
    private readonly settings: SmtpSettings,
    private readonly log: Logger,
  ) {
    const timeouts = { connectionTimeout: CONNECT_MS, greetingTimeout: CONNECT_MS, socketTimeout: SILENCE_MS };
    this.transport = createTransport({
      url: settings.url,
      ...timeouts,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  async send(mail: Mail): Promise<Result<void, 'undelivered'>> {
    try {
      const transport = mail.isDummy === true ? this.dummies : this.transport;
      await transport.sendMail({ from: this.settings.from, ...addressed(mail) });
      return succeed(undefined);
    } catch (error) {
      this.log.error('a mail could not be handed over', { reason: reasonOf(error) });
      return fail('undelivered');
    }
  }

  close(): void {
    this.transport.close();
  }
}

/** The server's message may contain the address; the error code does not. */
const reasonOf = (error: unknown): string => {
  const { code, responseCode } = error as { readonly code?: unknown; readonly responseCode?: unknown };
  return [code, responseCode].filter((part) => part !== undefined).join(' ') || 'unknown';
};
