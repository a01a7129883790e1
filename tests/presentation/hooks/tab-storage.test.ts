import { tabStorage } from '../../../src/presentation/hooks/tab-storage';

const refuse = () => {
  throw new DOMException('blocked', 'SecurityError');
};

describe('the storage of a browser tab', () => {
  beforeEach(() => sessionStorage.clear());
  afterEach(() => jest.restoreAllMocks());

  it('returns the text that was written, and an empty text where none was', () => {
    tabStorage.write('a', 'text');
    expect([tabStorage.read('a'), tabStorage.read('b')]).toEqual(['text', '']);
  });

  it('stores nothing where storage is blocked', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    tabStorage.write('a', 'text');
    expect(tabStorage.read('a')).toBe('');
    jest.restoreAllMocks();
    expect(tabStorage.read('a')).toBe('');
  });
});
