import { CryptoIdSource } from '../../../server/infrastructure/system/crypto-id-source';

describe('a new id', () => {
  it('has 12 characters out of 62 that need no escaping in a URL', () => {
    expect(new CryptoIdSource().next()).toMatch(/^[0-9A-Za-z]{12}$/);
  });

  it('is different each time', () => {
    const source = new CryptoIdSource();
    const ids = new Set(Array.from({ length: 10_000 }, () => source.next()));
    expect(ids.size).toBe(10_000);
  });

  it('skips the bytes that would make some characters more likely', () => {
    const batches = [
      Uint8Array.from([248, 255, 0, 61, 62, 247]),
      Uint8Array.from(Array.from({ length: 24 }, () => 10)),
    ];
    const source = new CryptoIdSource(() => batches.shift() ?? new Uint8Array());
    expect(source.next()).toBe('0z0zAAAAAAAA');
  });
});
