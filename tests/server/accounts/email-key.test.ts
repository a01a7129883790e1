import { emailKey } from '../../../server/domain/accounts/email-key';

describe('the key that identifies the account of an email address', () => {
  it.each([
    ['Minh.Anh@Example.COM', 'minh.anh@example.com'],
    ['  minh.anh@example.com ', 'minh.anh@example.com'],
    ['ha\u0323vy@example.com', 'h\u1ea1vy@example.com'],
    ['minh.anh+nhac@example.com', 'minh.anh+nhac@example.com'],
    ['minh.anh@\uff25xample.com', 'minh.anh@example.com'],
    ['minh.anh@\u24d4xample.\u{1d42b}om', 'minh.anh@example.rom'],
    ['\uff4dinh@example.com', '\uff4dinh@example.com'],
    ['min\uff48@example.com', 'min\uff48@example.com'],
    ['"minh@\uff45"@example.com', '"minh@\uff45"@example.com'],
    ['minh.anh@example\u2122.com', 'minh.anh@exampletm.com'],
    ['nobody', 'nobody'],
    ['\uff4eobody', 'nobody'],
  ])('for %p is %p', (given, key) => {
    expect(emailKey(given)).toBe(key);
  });
});
