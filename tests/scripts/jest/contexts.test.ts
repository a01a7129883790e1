import { AsyncLocalStorage } from 'node:async_hooks';
import { endContexts } from '../../support/jest/contexts';

describe('contexts of a test file', () => {
  it('are over when its environment is', () => {
    const storage = new AsyncLocalStorage<string>();
    storage.enterWith('of this file');
    expect(storage.getStore()).toBe('of this file');
    endContexts();
    expect(storage.getStore()).toBeUndefined();
  });

  it('begin again where they are used again', () => {
    const storage = new AsyncLocalStorage<string>();
    storage.run('first', endContexts);
    expect(storage.run('second', () => storage.getStore())).toBe('second');
  });
});
