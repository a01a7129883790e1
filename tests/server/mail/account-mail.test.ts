import { accountMail } from '../../../server/presentation/mail/account-mail';

const an = { email: 'an@example.org', name: 'An', language: 'vi' } as const;
const LONG_CODE = 'ABCD-EFGH-JKMN-PQRS';
const at = new Date('2026-11-21T06:05:00Z');

describe('the mails that accounts cause', () => {
  it('tells the code and how long it is good for', () => {
    const mail = accountMail.resetCode(an, { digits: '042917', long: LONG_CODE }, { digits: 5, long: 60 });
    expect(mail).toMatchObject({ to: 'an@example.org', subject: '042917 là mã đặt lại mật khẩu Sóng' });
    expect(mail.text).toContain('Chào An,');
    expect(mail.text).toContain('hiệu lực trong 5 phút');
    expect(mail.text).toContain(`mã dài: ${LONG_CODE}\nMã dài dùng được một lần trong 60 phút`);
  });

  it('greets without a name whoever has not shown that the address is theirs', () => {
    const mail = accountMail.registrationCode(an, '042917', 5);
    expect(mail).toMatchObject({ to: 'an@example.org', subject: '042917 là mã tạo tài khoản Sóng' });
    expect(mail.text).toContain('Chào bạn,');
    expect(mail.text).toContain('hiệu lực trong 5 phút');
  });

  it('tells whoever has an account how to go on', () => {
    const mail = accountMail.alreadyRegistered(an);
    expect(mail).toMatchObject({ to: 'an@example.org', subject: 'Bạn đã có tài khoản Sóng' });
    expect(mail.text).toContain('Quên mật khẩu?');
  });

  it('speaks English to those who do', () => {
    const mail = accountMail.passwordChanged({ ...an, language: 'en' }, at);
    expect(mail.subject).toBe('Your Sóng password was changed');
    expect(mail.text).toContain('21/11/2026, 06:05 UTC');
  });

  it('takes what a name or a device says as it is, and fills nothing into it', () => {
    const mail = accountMail.sessionStolen({ ...an, name: '{device}' }, '{at}', at);
    expect(mail.text).toContain('Chào {device},');
    expect(mail.text).toContain('trên "{at}"');
  });

  it('leaves no gap unfilled', () => {
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
