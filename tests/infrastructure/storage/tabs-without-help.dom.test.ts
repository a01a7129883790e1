import { StorageTabChannel } from '../../../src/infrastructure/storage/storage-tab-channel';
import { changedKeys } from '../../../src/infrastructure/storage/changed-keys';

const change = (init: StorageEventInit) => window.dispatchEvent(new StorageEvent('storage', init));

describe('StorageTabChannel', () => {
  it('leaves nothing behind in the storage', () => {
    new StorageTabChannel(window).announce({ kind: 'signed-in' });
    expect(localStorage).toHaveLength(0);
  });

  it('says nothing where the storage is blocked', () => {
    const blocked = {
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      get localStorage(): Storage {
        throw new DOMException('blocked', 'SecurityError');
      },
    } as unknown as Window;
    expect(() => new StorageTabChannel(blocked).announce({ kind: 'signed-in' })).not.toThrow();
  });

  it.each([
    ['another key', { key: 'theme', newValue: '{"kind":"signed-in"}' }],
    ['its key being removed', { key: 'sessionNews', newValue: null }],
    ['what is not JSON', { key: 'sessionNews', newValue: '{' }],
    ['what is no announcement', { key: 'sessionNews', newValue: '{"kind":"moved"}' }],
  ])('does not hear %s', (_, init) => {
    const listener = jest.fn();
    new StorageTabChannel(window).announcements.subscribe(listener);
    change(init);
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('changedKeys', () => {
  it.each([
    ['accessToken', localStorage, ['accessToken']],
    [null, localStorage, [null]],
    ['accessToken', sessionStorage, []],
  ])('tells that %s has changed in %j', (key, storageArea, told) => {
    const heard: (string | null)[] = [];
    const subscription = changedKeys(window).subscribe((changed) => heard.push(changed));
    change({ key, storageArea });
    subscription.unsubscribe();
    expect(heard).toEqual(told);
  });
});
