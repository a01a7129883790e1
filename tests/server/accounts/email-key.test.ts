import { emailKey } from '../../../server/domain/accounts/email-key';

describe('an address as accounts are told apart by it', () => {
  it.each([
    ['Minh.Anh@Example.COM', 'minh.anh@example.com'],
    ['  minh.anh@example.com ', 'minh.anh@example.com'],
    ['ha\u0323vy@example.com', 'h\u1ea1vy@example.com'],
    ['minh.anh+nhac@example.com', 'minh.anh+nhac@example.com'],
  ])('%p is %p', (given, key) => {
    expect(emailKey(given)).toBe(key);
  });
});
