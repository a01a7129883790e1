import { CryptoRandom } from '../../../src/infrastructure/system/crypto-random';
import { readDevice } from '../../../src/infrastructure/system/read-device';
import { MemoryStore } from '../../support/fakes/memory-store';

describe('readDevice', () => {
  it('makes an identification once and stores it', () => {
    const store = new MemoryStore();
    const first = readDevice(store, new CryptoRandom(), 'X11; Linux');
    expect(first.name).toBe('Linux');
    expect(first.id).toMatch(/^\d{16}$/);
    expect(readDevice(store, new CryptoRandom(), 'X11; Linux').id).toBe(first.id);
    expect(store.read('deviceId')?.slice(0, 16)).toBe(first.id);
  });

  it('makes a new identification when the stored one is invalid', () => {
    const store = new MemoryStore({ deviceId: 'tampered' });
    expect(readDevice(store, new CryptoRandom(), 'X11; Linux').id).toMatch(/^\d{16}$/);
    expect(store.read('deviceId')).toMatch(/^\d{32}$/);
  });
});

describe('CryptoRandom', () => {
  const random = new CryptoRandom();

  it('returns fractions from 0 up to, not including, 1', () => {
    const fractions = Array.from({ length: 1_000 }, () => random.fraction());
    expect(fractions.every((fraction) => fraction >= 0 && fraction < 1)).toBe(true);
    expect(new Set(fractions).size).toBeGreaterThan(990);
  });

  it('returns ids that do not repeat', () => {
    const ids = Array.from({ length: 1_000 }, () => random.id());
    expect(new Set(ids).size).toBe(1_000);
    expect(ids.every((id) => /^[0-9a-f]{32}$/.test(id))).toBe(true);
  });

  it('returns each digit about as often as any other', () => {
    const digits = random.digits(20_000);
    const counts = Array.from('0123456789', (digit) => digits.split(digit).length - 1);
    expect(digits).toHaveLength(20_000);
    expect(Math.min(...counts)).toBeGreaterThan(1_700);
    expect(Math.max(...counts)).toBeLessThan(2_300);
  });
});
