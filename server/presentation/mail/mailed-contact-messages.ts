import type { Mailer } from '../../application/ports/mailer.port';
import type { ContactMessage } from '../../domain/contact/contact-message';
import type { ContactDelivery } from '../../domain/contact/contact-delivery.port';
import { contactMail } from './contact-mail';

/** Delivers contact messages by mail. */
export class MailedContactMessages implements ContactDelivery {
  constructor(private readonly mailer: Mailer) {}

  deliver(letter: ContactMessage, to: string) {
    return this.mailer.send(contactMail(letter, to));
  }
}
