import type { Mail } from '../../application/ports/mailer.port';
import type { Addressee } from '../../domain/accounts/account-notices.port';
import type { Bilingual } from '../../domain/shared/bilingual';

interface Words {
  readonly subject: Bilingual;
  readonly lines: Bilingual;
}

const NOT_YOU: Bilingual = {
  vi: 'Nếu không phải bạn, hãy đổi mật khẩu ngay và xem lại mục Quản lý thiết bị.',
  en: 'If this was not you, change your password now and look at your devices.',
};

const RESET_CODE: Words = {
  subject: { vi: '{code} là mã đặt lại mật khẩu Sóng', en: '{code} is your Sóng password code' },
  lines: {
    vi: 'Mã đặt lại mật khẩu của bạn: {code}\nMã có hiệu lực trong {minutes} phút. Đừng đưa mã này cho ai, kể cả người tự nhận là Sóng.\n\nNếu bạn không yêu cầu, cứ bỏ qua thư này: mật khẩu của bạn vẫn như cũ.',
    en: 'Your code for a new password: {code}\nIt is good for {minutes} minutes. Give it to nobody, not even to somebody who says they are Sóng.\n\nIf you did not ask for it, ignore this mail: your password stays as it is.',
  },
};

const PASSWORD_CHANGED: Words = {
  subject: { vi: 'Mật khẩu Sóng của bạn vừa được đổi', en: 'Your Sóng password was changed' },
  lines: {
    vi: `Mật khẩu của bạn được đổi lúc {at}. Các thiết bị khác đã được đăng xuất.\n\n${NOT_YOU.vi}`,
    en: `Your password was changed at {at}. Your other devices were signed out.\n\n${NOT_YOU.en}`,
  },
};

const SESSION_STOLEN: Words = {
  subject: { vi: 'Sóng đã đăng xuất một thiết bị của bạn', en: 'Sóng signed one of your devices out' },
  lines: {
    vi: `Lúc {at}, một phiên đăng nhập đã dùng rồi trên "{device}" lại được dùng lần nữa. Điều đó có thể có nghĩa là ai đó đã sao chép nó, nên thiết bị này đã bị đăng xuất; các thiết bị khác không bị ảnh hưởng.\n\n${NOT_YOU.vi}`,
    en: `At {at} a session that was used up came back from "{device}". Somebody may have copied it, so this device was signed out; your other devices are not touched.\n\n${NOT_YOU.en}`,
  },
};

const GREETING: Bilingual = { vi: 'Chào {name},', en: 'Hello {name},' };

type Facts = Readonly<Record<string, string>>;

const filled = (text: string, facts: Facts): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => facts[name] ?? '');

function compose({ subject, lines }: Words, to: Addressee, facts: Facts): Mail {
  const { email, name, language } = to;
  const text = [GREETING[language], '', lines[language], '', 'Sóng', ''].join('\n');
  return { to: email, subject: filled(subject[language], facts), text: filled(text, { ...facts, name }) };
}

const LOCALES: Bilingual = { vi: 'vi-VN', en: 'en-GB' };

/** Coordinated universal time, and says so: where the reader is nobody knows. */
const moment = (at: Date, language: 'vi' | 'en'): string =>
  `${new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'short', timeStyle: 'short', timeZone: 'UTC' }).format(at)} UTC`;

/** The mails that accounts cause, in words. */
export const accountMail = {
  resetCode: (to: Addressee, code: string, minutes: number): Mail =>
    compose(RESET_CODE, to, { code, minutes: String(minutes) }),
  passwordChanged: (to: Addressee, at: Date): Mail => compose(PASSWORD_CHANGED, to, { at: moment(at, to.language) }),
  sessionStolen: (to: Addressee, device: string, at: Date): Mail =>
    compose(SESSION_STOLEN, to, { device, at: moment(at, to.language) }),
};
