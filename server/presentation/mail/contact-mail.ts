import type { Mail } from '../../application/ports/mailer.port';
import type { ContactMessage } from '../../domain/contact/contact-message';
import type { Bilingual } from '../../../contract/kernel/bilingual';

const SUBJECT: Bilingual = { vi: 'Sóng: lời nhắn từ {name}', en: 'Sóng: a message from {name}' };
const FROM: Bilingual = { vi: 'Từ: {name} <{email}>', en: 'From: {name} <{email}>' };
const HINT: Bilingual = {
  vi: 'Gửi từ trang Liên hệ. Trả lời thư này là trả lời người viết; địa chỉ do họ tự điền, chưa được kiểm chứng.',
  en: 'Sent from the contact page. Answer this mail to answer its writer; they gave the address themselves, and nobody has checked it.',
};

/** A contact message as a mail that can be answered. */
export function contactMail({ name, email, message, language }: ContactMessage, to: string): Mail {
  const filled = (text: string): string => text.replaceAll('{name}', () => name).replaceAll('{email}', () => email);
  const lines = [filled(FROM[language]), '', message, '', '--', HINT[language], ''];
  return { to, replyTo: email, subject: filled(SUBJECT[language]), text: lines.join('\n') };
}
