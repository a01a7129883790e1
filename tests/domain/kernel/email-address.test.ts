import { EMAIL_ADDRESS } from '../../../contract/kernel/email-address';

describe('an e-mail address', () => {
  it.each([
    'vy@example.org',
    'ha.vy+nhac@mail.example.org',
    "o'neil_1@example.co.uk",
    'vy@localhost',
    'h\u1ea1vy@v\u00ed-d\u1ee5.vn',
    '\u7528\u6237@\u4f8b\u5b50.\u516c\u53f8',
  ])('may be %p', (address) => {
    expect(address).toMatch(EMAIL_ADDRESS);
  });

  it.each([
    'nobody',
    '@example.org',
    'vy@',
    'a@b@example.org',
    'vy@example.org.',
    'vy@.example.org',
    'vy@example..org',
    'vy @example.org',
    'vy@example.org>',
    '<vy@example.org',
    'vy@<example>.org',
    '"vy"@example.org',
    'vy@example.org,an@example.org',
    'vy@example.org;',
    'vy@(a)example.org',
    'vy@[192.0.2.1]',
    'vy@example\u3002org',
    'vy@example\uff0eorg',
    'vy@exam\u00adple.org',
    'vy@example.org\u200b',
    'vy\u2060@example.org',
    'vy\ufe65@example.org',
    'vy@example.org\r\nBcc: an@example.org',
    'vy\u0000@example.org',
    'vy\ud800@example.org',
  ])('cannot be %p', (address) => {
    expect(address).not.toMatch(EMAIL_ADDRESS);
  });
});
