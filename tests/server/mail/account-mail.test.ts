import { accountMail } from '../../../server/presentation/mail/account-mail';

const an = { email: 'an@example.org', name: 'An', language: 'vi' } as const;
const LONG_CODE = 'ABCD-EFGH-JKMN-PQRS';
const at = new Date('2026-11-21T06:05:00Z');

describe('a mail to an account', () => {
  it('contains the code and how long the code is valid', () => {
    const mail = accountMail.resetCode(an, { digits: '042917', long: LONG_CODE }, { digits: 5, long: 60 });
    expect(mail).toMatchObject({ to: 'an@example.org', subject: '042917 là mã đặt lại mật khẩu Sóng' });
    expect(mail.text).toContain('Chào An,');
    expect(mail.text).toContain('hiệu lực trong 5 phút');
    expect(mail.text).toContain(`mã dài: ${LONG_CODE}\nMã dài dùng được một lần trong 60 phút`);
  });

  it('greets without a name where the address is not verified yet', () => {
    const mail = accountMail.registrationCode(an, '042917', 5);
    expect(mail).toMatchObject({ to: 'an@example.org', subject: '042917 là mã tạo tài khoản Sóng' });
    expect(mail.text).toContain('Chào bạn,');
    expect(mail.text).toContain('hiệu lực trong 5 phút');
  });

  it('explains to an existing account how to continue', () => {
    const mail = accountMail.alreadyRegistered(an);
    expect(mail).toMatchObject({ to: 'an@example.org', subject: 'Bạn đã có tài khoản Sóng' });
    expect(mail.text).toContain('Quên mật khẩu?');
  });

  it('is in English for an account whose language is English', () => {
    const mail = accountMail.passwordChanged({ ...an, language: 'en' }, at);
    expect(mail.subject).toBe('Your Sóng password was changed');
    expect(mail.text).toContain('21/11/2026, 06:05 UTC');
  });

  it('contains the names of accounts and devices exactly, and fills nothing into them', () => {
    const mail = accountMail.sessionStolen({ ...an, name: '{device}' }, '{at}', at);
    expect(mail.text).toContain('Chào {device},');
    expect(mail.text).toContain('trên "{at}"');
  });

  it('has no unfilled placeholder', () => {
    for (const language of ['vi', 'en'] as const) {
      const to = { ...an, language };
      const mails = [
        accountMail.resetCode(to, { digits: '1', long: LONG_CODE }, { digits: 5, long: 60 }),
        accountMail.registrationCode(to, '1', 5),
        accountMail.alreadyRegistered(to),
        accountMail.passwordChanged(to, at),
        accountMail.sessionStolen(to, 'Linux', at),
      ];
      for (const { subject, text } of mails) expect(`${subject} ${text}`).not.toMatch(/[{}]|undefined/);
    }
  });
});
