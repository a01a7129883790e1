import { redact, redactText } from '../../../server/infrastructure/logging/redact';

describe('the redaction of log fields', () => {
  it.each([
    ['password', 'hunter2'],
    ['new_password', 'hunter2'],
    ['refresh_token', 'abc'],
    ['accessToken', 'abc'],
    ['authorization', 'Bearer abc'],
    ['set-cookie', ['a=b']],
    ['otp', '123456'],
    ['client_secret', { deep: 'abc' }],
  ])('hides the value of %s', (name, value) => {
    expect(redact({ [name]: value })).toEqual({ [name]: '[redacted]' });
  });

  it.each([
    ['/p/k1.1767225600.s9.AbC-_/media/a/x-1/master.m3u8', '/p/[redacted]/media/a/x-1/master.m3u8'],
    ['postgres://song:hunter2@db:5432/song', 'postgres://[redacted]@db:5432/song'],
    ['sent Bearer eyJ.a-b_c.d= along', 'sent Bearer [redacted] along'],
    ['GET /media/a/x-1/64/0.m4s', 'GET /media/a/x-1/64/0.m4s'],
  ])('hides exactly the secret part of %s', (text, expected) => {
    expect(redactText(text)).toBe(expected);
  });

  it('hides secrets at every depth, in lists and in exceptions', () => {
    const cause = new Error('no postgres://a:b@c/d');
    const error = Object.assign(new Error('failed', { cause }), { code: 'E1' });
    const safe = redact({ list: [{ token: 'x' }, 3, null, true], when: new Date(0), error });
    expect(safe).toMatchObject({
      list: [{ token: '[redacted]' }, 3, null, true],
      when: new Date(0),
      error: { name: 'Error', message: 'failed', code: 'E1', cause: { message: 'no postgres://[redacted]@c/d' } },
    });
  });

  it('stops where values are nested without end', () => {
    const circle: Record<string, unknown> = {};
    circle.self = circle;
    expect(JSON.stringify(redact(circle))).toContain('[deeper]');
  });

  it('writes the size of bytes instead of the bytes, and a big integer as text', () => {
    expect(redact({ body: Buffer.from('abc'), big: 10n })).toEqual({ body: '[3 bytes]', big: '10' });
  });
});
