import { WebStorage } from '../../../src/infrastructure/storage/web-storage';

class FullStorage extends Map<string, string> {
  getItem = (key: string) => this.get(key) ?? null;
  setItem = (): never => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  removeItem = (): never => {
    throw new DOMException('blocked', 'SecurityError');
  };
}

class WorkingStorage extends Map<string, string> {
  getItem = (key: string) => this.get(key) ?? null;
  setItem = (key: string, value: string) => void this.set(key, value);
  removeItem = (key: string) => void this.delete(key);
}

const over = (storage: object) => new WebStorage({ localStorage: storage } as Window, 'localStorage');
const blockedWindow = {
  get localStorage(): Storage {
    throw new DOMException('blocked', 'SecurityError');
  },
};
const blocked = () => new WebStorage(blockedWindow as Window, 'localStorage');

describe('WebStorage', () => {
  it('reads back what it wrote', () => {
    const inner = new WorkingStorage();
    over(inner).write('theme', 'dark');
    expect(over(inner).read('theme')).toBe('dark');
  });

  it('returns null for a key that was never written and for one that was removed', () => {
    const store = over(new WorkingStorage());
    store.write('theme', 'dark');
    store.remove('theme');
    expect([store.read('theme'), store.read('other')]).toEqual([null, null]);
  });

  it.each([
    ['full', () => over(new FullStorage())],
    ['blocked', blocked],
  ])('stores a value for the life of the tab where storage is %s', (_, make) => {
    const store = make();
    store.write('theme', 'dark');
    expect(store.read('theme')).toBe('dark');
    store.remove('theme');
    expect(store.read('theme')).toBeNull();
  });

  it('returns the latest value once there is room again', () => {
    const inner = new WorkingStorage();
    const store = over(inner);
    jest.spyOn(inner, 'setItem').mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    store.write('theme', 'dark');
    store.write('theme', 'light');
    expect([store.read('theme'), inner.get('theme')]).toEqual(['light', 'light']);
    inner.set('theme', 'by another tab');
    expect(store.read('theme')).toBe('by another tab');
  });

  it('returns null, not an error, where storage is blocked and nothing was written', () => {
    expect(blocked().read('theme')).toBeNull();
  });
});
