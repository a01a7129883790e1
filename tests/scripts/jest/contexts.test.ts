import { AsyncLocalStorage } from 'node:async_hooks';
import { endContexts } from '../../support/jest/contexts';

describe('the async contexts of a test file', () => {
  it('end with the environment of the file', () => {
    const storage = new AsyncLocalStorage<string>();
    storage.enterWith('of this file');
    expect(storage.getStore()).toBe('of this file');
    endContexts();
    expect(storage.getStore()).toBeUndefined();
  });

  it('work again when they are used after their end', () => {
    const storage = new AsyncLocalStorage<string>();
    storage.run('first', endContexts);
    expect(storage.run('second', () => storage.getStore())).toBe('second');
  });
});
