import type { Mail } from '../../application/ports/mailer.port';
import type { Addressee, ResetCodes } from '../../domain/accounts/account-notices.port';
import type { Bilingual } from '../../../contract/kernel/bilingual';

interface Words {
  readonly subject: Bilingual;
  readonly lines: Bilingual;
}

const NOT_YOU: Bilingual = {
  vi: 'Nếu không phải bạn, hãy đổi mật khẩu ngay và xem lại mục Quản lý thiết bị.',
  en: 'If this was not you, change your password now and look at your devices.',
};

const RESET_CODE: Words = {
  subject: { vi: '{digits} là mã đặt lại mật khẩu Sóng', en: '{digits} is your Sóng password code' },
  lines: {
    vi: 'Mã đặt lại mật khẩu của bạn: {digits}\nMã có hiệu lực trong {minutes} phút. Đừng đưa mã này cho ai, kể cả người tự nhận là Sóng.\n\nNếu mã này không được chấp nhận, hoặc Sóng báo không gửi thêm thư được nữa, hãy dùng mã dài: {long}\nMã dài dùng được một lần trong {longMinutes} phút, trên mọi thiết bị.\n\nNếu bạn không yêu cầu, cứ bỏ qua thư này: mật khẩu của bạn vẫn như cũ.',
    en: 'Your code for a new password: {digits}\nIt is good for {minutes} minutes. Give it to nobody, not even to somebody who says they are Sóng.\n\nIf that code is not accepted, or Sóng says that it sends no more emails, use the long code: {long}\nIt is good once within {longMinutes} minutes, on any device.\n\nIf you did not ask for it, ignore this mail: your password stays as it is.',
  },
};

const REGISTRATION_CODE: Words = {
  subject: { vi: '{code} là mã tạo tài khoản Sóng', en: '{code} is your code for a Sóng account' },
  lines: {
    vi: 'Mã để tạo tài khoản Sóng với email này: {code}\nMã có hiệu lực trong {minutes} phút. Đừng đưa mã này cho ai, kể cả người tự nhận là Sóng.\n\nNếu bạn không yêu cầu, cứ bỏ qua thư này: không có tài khoản nào được tạo.',
    en: 'Your code to make a Sóng account with this address: {code}\nIt is good for {minutes} minutes. Give it to nobody, not even to somebody who says they are Sóng.\n\nIf you did not ask for it, ignore this mail: no account is made.',
  },
};

const ALREADY_REGISTERED: Words = {
  subject: { vi: 'Bạn đã có tài khoản Sóng', en: 'You have a Sóng account already' },
  lines: {
    vi: 'Ai đó, có lẽ là bạn, vừa thử tạo tài khoản Sóng với email này, nhưng email này đã có tài khoản.\n\nHãy đăng nhập như trước. Nếu không nhớ mật khẩu, hãy chọn "Quên mật khẩu?" ở trang đăng nhập để đặt mật khẩu mới.\n\nNếu không phải bạn, cứ bỏ qua thư này: tài khoản của bạn vẫn như cũ.',
    en: 'Somebody, probably you, just tried to create a Sóng account with this address, which has one already.\n\nLog in as before. If you do not remember the password, choose "Forgot your password?" on the login page to set a new one.\n\nIf this was not you, ignore this mail: your account stays as it is.',
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
const GREETING_OF_NOBODY: Bilingual = { vi: 'Chào bạn,', en: 'Hello,' };

type Facts = Readonly<Record<string, string>>;

const filled = (text: string, facts: Facts): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => facts[name] ?? '');

type Unnamed = Omit<Addressee, 'name'> & Partial<Pick<Addressee, 'name'>>;

function compose({ subject, lines }: Words, to: Unnamed, facts: Facts): Mail {
  const { email, name = '', language } = to;
  const greeting = name === '' ? GREETING_OF_NOBODY : GREETING;
  const text = [greeting[language], '', lines[language], '', 'Sóng', ''].join('\n');
  return { to: email, subject: filled(subject[language], facts), text: filled(text, { ...facts, name }) };
}

const LOCALES: Bilingual = { vi: 'vi-VN', en: 'en-GB' };

/** In UTC, and marked as UTC: the reader's time zone is unknown. */
const moment = (at: Date, language: 'vi' | 'en'): string =>
  `${new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'short', timeStyle: 'short', timeZone: 'UTC' }).format(at)} UTC`;

/** The texts of the mails that account events cause. */
export const accountMail = {
  resetCode: (to: Addressee, { digits, long }: ResetCodes, minutes: Readonly<Record<keyof ResetCodes, number>>): Mail =>
    compose(RESET_CODE, to, { digits, long, minutes: `${minutes.digits}`, longMinutes: `${minutes.long}` }),
  registrationCode: ({ email, language }: Omit<Addressee, 'name'>, code: string, minutes: number): Mail =>
    compose(REGISTRATION_CODE, { email, language }, { code, minutes: String(minutes) }),
  alreadyRegistered: (to: Addressee): Mail => compose(ALREADY_REGISTERED, to, {}),
  passwordChanged: (to: Addressee, at: Date): Mail => compose(PASSWORD_CHANGED, to, { at: moment(at, to.language) }),
  sessionStolen: (to: Addressee, device: string, at: Date): Mail =>
    compose(SESSION_STOLEN, to, { device, at: moment(at, to.language) }),
};
