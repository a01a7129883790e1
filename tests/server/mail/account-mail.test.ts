import { accountMail } from '../../../server/presentation/mail/account-mail';

const an = { email: 'an@example.org', name: 'An', language: 'vi' } as const;
const at = new Date('2026-11-21T06:05:00Z');

describe('the mails that accounts cause', () => {
  it('tells the code and how long it is good for', () => {
    const mail = accountMail.resetCode(an, '042917', 5);
    expect(mail).toMatchObject({ to: 'an@example.org', subject: '042917 là mã đặt lại mật khẩu Sóng' });
    expect(mail.text).toContain('Chào An,');
    expect(mail.text).toContain('hiệu lực trong 5 phút');
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
        accountMail.resetCode(to, '1', 5),
        accountMail.passwordChanged(to, at),
        accountMail.sessionStolen(to, 'Linux', at),
      ];
      for (const { subject, text } of mails) expect(`${subject} ${text}`).not.toMatch(/[{}]|undefined/);
    }
  });
});
