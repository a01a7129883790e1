import { EMPTY_QUEUE } from '../../../src/domain/queue/queue';
import { addChecksum } from '../../../src/domain/shared/checksummed-text';
import { StoredQueue } from '../../../src/infrastructure/storage/stored-queue';
import { aQueue } from '../../support/builders/a-queue';
import { LimitedStorage } from '../../support/fakes/limited-storage';

const FIRST = { queue: aQueue('a', 'b').build(), loop: 'OFF' as const, position: 1 };
const SECOND = { queue: aQueue('x', 'y', 'z').at(2).build(), loop: 'ALL' as const, position: 2 };
const QUEUE_SLOTS = ['keptQueue.0', 'keptQueue.1'];
const PLACE_SLOTS = ['keptPlace.0', 'keptPlace.1'];

const HARMS: readonly (readonly [string, (text: string) => string])[] = [
  ['cut off', (text) => text.slice(0, text.length / 2)],
  ['emptied', () => ''],
  ['changed', (text) => text.replace('position', 'positiom')],
  ['nonsense', () => '\u0001{"[ \ud800ễ'],
  ['something else', () => 'null'],
];

let storage: LimitedStorage;
const open = (): StoredQueue => new StoredQueue(() => storage.asStorage());
const manySongs = (count: number) => aQueue(...Array.from({ length: count }, (_, place) => `song-${place}`));

beforeEach(() => {
  storage = new LimitedStorage();
});

describe('what is stored of the queue', () => {
  it('is written in turn, so that the one before stays', () => {
    const tab = open();
    tab.claim(FIRST);
    tab.claim(SECOND);
    expect(storage.written).toEqual(['keptQueue.0', 'keptPlace.0', 'keptQueue.1', 'keptPlace.1']);
  });

  it('is only the place while the songs stay the same', () => {
    const tab = open();
    tab.claim(FIRST);
    tab.renew({ ...FIRST, position: 5 });
    tab.claim({ ...FIRST, loop: 'ONE', position: 9 });
    expect(storage.written).toEqual(['keptQueue.0', 'keptPlace.0', 'keptPlace.1', 'keptPlace.0']);
    expect(open().read()).toEqual({ ...FIRST, loop: 'ONE', position: 9 });
  });

  it('is written again for another stretch of a long queue', () => {
    const tab = open();
    tab.claim({ ...FIRST, queue: manySongs(1_500).build() });
    tab.claim({ ...FIRST, queue: manySongs(1_500).at(1_400).build() });
    const kept = open().read()?.queue;
    expect(kept?.entries[kept.index]?.song.id).toBe('song-1400');
  });

  it('is all written again after the listener emptied the storage', () => {
    const tab = open();
    tab.claim(FIRST);
    storage.texts.clear();
    tab.renew({ ...FIRST, position: 7 });
    expect(open().read()).toEqual({ ...FIRST, position: 7 });
  });
});

describe('a damaged queue', () => {
  const bothKept = () => {
    const tab = open();
    tab.claim(FIRST);
    tab.claim(SECOND);
    return tab;
  };

  it.each(HARMS)('that is %s gives way to the one before', (_, harm) => {
    bothKept();
    storage.spoil('keptQueue.1', harm);
    expect(open().read()).toEqual(FIRST);
  });

  it.each(HARMS)('is none where both are %s', (_, harm) => {
    bothKept();
    QUEUE_SLOTS.forEach((key) => storage.spoil(key, harm));
    expect(open().read()).toBeNull();
  });

  it.each(HARMS)('stands where it stood when it was written, where its places are %s', (_, harm) => {
    const tab = bothKept();
    tab.renew({ ...SECOND, position: 60 });
    PLACE_SLOTS.forEach((key) => storage.spoil(key, harm));
    expect(open().read()).toEqual(SECOND);
  });

  it('stands at the place before, where the newest was cut off', () => {
    const tab = open();
    tab.claim(FIRST);
    tab.renew({ ...FIRST, position: 5 });
    tab.renew({ ...FIRST, position: 9 });
    storage.spoil('keptPlace.0', (text) => text.slice(0, 20));
    expect(open().read()?.position).toBe(5);
  });

  it('is written over by the next one', () => {
    bothKept();
    storage.spoil('keptQueue.1', () => 'x');
    open().claim(SECOND);
    expect(open().read()).toEqual(SECOND);
  });

  it('takes no place of another queue: a crash came between the two writes', () => {
    bothKept();
    storage.texts.delete('keptPlace.1');
    expect(open().read()).toEqual(SECOND);
  });
});

describe('a queue of another version', () => {
  const body = (changes: object): string =>
    JSON.stringify({
      version: 1,
      entries: FIRST.queue.entries,
      currentKey: 2,
      orderBeforeShuffle: null,
      loop: 'OFF',
      position: 4,
      ...changes,
    });
  const written = (changes: object) => {
    storage.setItem('keptQueue.0', addChecksum(1, body(changes)));
    return open().read();
  };

  it('is read where it says more than this one knows', () => {
    expect(written({ more: [1] })).toMatchObject({ position: 4, queue: { index: 1 } });
  });

  it.each([
    ['another number', { version: 2 }],
    ['no list', { entries: 'none' }],
    ['an unknown loop', { loop: 'TWICE' }],
    ['no position', { position: null }],
    ['no songs', { entries: [] }],
  ])('is no queue with %s', (_, changes) => {
    expect(written(changes)).toBeNull();
  });

  it('is no queue where it is not JSON', () => {
    storage.setItem('keptQueue.0', addChecksum(1, '{'));
    expect(open().read()).toBeNull();
  });

  it('loses the songs that this one does not know, and begins at its first where that was the current one', () => {
    const [known, lost] = FIRST.queue.entries;
    const kept = written({ entries: [known, { ...lost, song: { id: 'b' } }] });
    expect([kept?.queue.entries.map(({ song }) => song.id), kept?.queue.index, kept?.position]).toEqual([['a'], 0, 0]);
  });
});

describe('a storage with little room', () => {
  it.each([
    [600_000, 1_000],
    [150_000, 200],
    [30_000, 40],
    [2_000, 1],
  ])('of %i characters keeps the nearest %i songs', (room, count) => {
    storage.room = room;
    open().claim({ ...FIRST, queue: manySongs(2_000).at(700).build(), position: 33 });
    const kept = open().read();
    expect([kept?.queue.entries.length, kept?.queue.entries[kept.queue.index]?.song.id, kept?.position]).toEqual([
      count,
      'song-700',
      33,
    ]);
  });

  it('follows the current song through a queue that it holds in part', () => {
    storage.room = 60_000;
    const tab = open();
    tab.claim({ ...FIRST, queue: manySongs(500).at(0).build() });
    tab.claim({ ...FIRST, queue: manySongs(500).at(300).build() });
    const kept = open().read()?.queue;
    expect(kept?.entries[kept.index]?.song.id).toBe('song-300');
  });

  it('keeps what it has, and says nothing, where there is no room at all', () => {
    const tab = open();
    tab.claim(FIRST);
    storage.room = 0;
    tab.claim(SECOND);
    expect(open().read()).toEqual(FIRST);
  });

  it('keeps nothing, and says nothing, where storage is blocked', () => {
    const blocked = new StoredQueue(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    blocked.claim(FIRST);
    blocked.renew(FIRST);
    expect(blocked.read()).toBeNull();
  });

  it('forgets a queue that was emptied', () => {
    const tab = open();
    tab.claim(FIRST);
    tab.claim({ queue: EMPTY_QUEUE, loop: 'OFF', position: 0 });
    expect(open().read()).toBeNull();
  });
});
