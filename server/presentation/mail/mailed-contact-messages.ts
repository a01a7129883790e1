import type { Mail, Mailer } from '../../application/ports/mailer.port';
import type { ContactMessage } from '../../domain/contact/contact-message';
import type { ContactDelivery } from '../../domain/contact/contact-delivery.port';
import type { Bilingual } from '../../../contract/kernel/bilingual';

/** Delivers contact messages by mail. */
export class MailedContactMessages implements ContactDelivery {
  constructor(private readonly mailer: Mailer) {}

  deliver(message: ContactMessage, to: string) {
    return this.mailer.send(contactMail(message, to));
  }
}

const SUBJECT: Bilingual = { vi: 'Sóng: lời nhắn từ {name}', en: 'Sóng: a message from {name}' };
const FROM: Bilingual = { vi: 'Từ: {name} <{email}>', en: 'From: {name} <{email}>' };
const HINT: Bilingual = {
  vi: 'Gửi từ trang Liên hệ. Trả lời thư này là trả lời người viết; địa chỉ do họ tự điền, chưa được kiểm chứng.',
  en: 'Sent from the contact page. Answer this mail to answer its writer; they gave the address themselves, and nobody has checked it.',
};

/** A contact message as a mail that can be answered. */
function contactMail({ name, email, message, language }: ContactMessage, to: string): Mail {
  const filled = (text: string): string => text.replaceAll('{name}', () => name).replaceAll('{email}', () => email);
  const lines = [filled(FROM[language]), '', message, '', '--', HINT[language], ''];
  return { to, replyTo: email, subject: filled(SUBJECT[language]), text: lines.join('\n') };
}
