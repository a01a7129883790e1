import { EMPTY_QUEUE } from '../../../src/domain/queue/queue';
import { addChecksum } from '../../../src/domain/shared/checksummed-text';
import { StoredQueue } from '../../../src/infrastructure/storage/stored-queue';
import { aQueue, aQueueOf } from '../../support/builders/a-queue';
import { aSong } from '../../support/builders/a-song';
import { OPAQUE_ID } from '../../support/builders/an-opaque-id';
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

describe('the stored queue', () => {
  it('is written to two slots in turn, so that the previous queue remains', () => {
    const tab = open();
    tab.claim(FIRST);
    tab.claim(SECOND);
    expect(storage.written).toEqual(['keptQueue.0', 'keptPlace.0', 'keptQueue.1', 'keptPlace.1']);
  });

  it('has only its position record written again while the songs stay the same', () => {
    const tab = open();
    tab.claim(FIRST);
    tab.renew({ ...FIRST, position: 5 });
    tab.claim({ ...FIRST, loop: 'ONE', position: 9 });
    expect(storage.written).toEqual(['keptQueue.0', 'keptPlace.0', 'keptPlace.1', 'keptPlace.0']);
    expect(open().read()).toEqual({ ...FIRST, loop: 'ONE', position: 9 });
  });

  it('is written again for another part of a long queue', () => {
    const tab = open();
    tab.claim({ ...FIRST, queue: manySongs(1_500).build() });
    tab.claim({ ...FIRST, queue: manySongs(1_500).at(1_400).build() });
    const kept = open().read()?.queue;
    expect(kept?.entries[kept.index]?.song.id).toBe('song-1400');
  });

  it('is written completely again after the listener cleared the storage', () => {
    const tab = open();
    tab.claim(FIRST);
    storage.texts.clear();
    tab.renew({ ...FIRST, position: 7 });
    expect(open().read()).toEqual({ ...FIRST, position: 7 });
  });

  it('has songs whose ids have any characters', () => {
    open().claim({ ...FIRST, queue: aQueue('a', OPAQUE_ID).at(1).build() });
    expect(open().read()?.queue).toEqual(aQueue('a', OPAQUE_ID).at(1).build());
  });

  it.each([
    ['in several widths', '/images/a?w={width}'],
    ['of one size, as earlier versions stored them', '/images/a'],
  ])('has the pictures of its songs %s', (_kind, squareImageUrl) => {
    const song = aSong('a').with({ squareImageUrl }).build();
    open().claim({ ...FIRST, queue: aQueueOf([song]).build() });
    expect(
      open()
        .read()
        ?.queue.entries.map((entry) => entry.song),
    ).toEqual([song]);
  });
});

describe('a damaged queue', () => {
  const bothKept = () => {
    const tab = open();
    tab.claim(FIRST);
    tab.claim(SECOND);
    return tab;
  };

  it.each(HARMS)('that is %s is replaced with the previous queue', (_, harm) => {
    bothKept();
    storage.spoil('keptQueue.1', harm);
    expect(open().read()).toEqual(FIRST);
  });

  it.each(HARMS)('is read as no queue when both stored queues are %s', (_, harm) => {
    bothKept();
    QUEUE_SLOTS.forEach((key) => storage.spoil(key, harm));
    expect(open().read()).toBeNull();
  });

  it.each(HARMS)('has the position of its own record when its stored positions are %s', (_, harm) => {
    const tab = bothKept();
    tab.renew({ ...SECOND, position: 60 });
    PLACE_SLOTS.forEach((key) => storage.spoil(key, harm));
    expect(open().read()).toEqual(SECOND);
  });

  it('has the previous position when the newest one was cut off', () => {
    const tab = open();
    tab.claim(FIRST);
    tab.renew({ ...FIRST, position: 5 });
    tab.renew({ ...FIRST, position: 9 });
    storage.spoil('keptPlace.0', (text) => text.slice(0, 20));
    expect(open().read()?.position).toBe(5);
  });

  it('is overwritten by the next queue', () => {
    bothKept();
    storage.spoil('keptQueue.1', () => 'x');
    open().claim(SECOND);
    expect(open().read()).toEqual(SECOND);
  });

  it('does not use the position of another queue after a crash between the two writes', () => {
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

  it('is read when it has additional fields', () => {
    expect(written({ more: [1] })).toMatchObject({ position: 4, queue: { index: 1 } });
  });

  it.each([
    ['another number', { version: 2 }],
    ['no list', { entries: 'none' }],
    ['an unknown loop', { loop: 'TWICE' }],
    ['no position', { position: null }],
    ['no songs', { entries: [] }],
  ])('is not read with %s', (_, changes) => {
    expect(written(changes)).toBeNull();
  });

  it('is not read when it is not JSON', () => {
    storage.setItem('keptQueue.0', addChecksum(1, '{'));
    expect(open().read()).toBeNull();
  });

  it('loses the songs that cannot be read, and begins at its first song if the current song is lost', () => {
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
  ])('of %i characters stores the nearest %i songs', (room, count) => {
    storage.room = room;
    open().claim({ ...FIRST, queue: manySongs(2_000).at(700).build(), position: 33 });
    const kept = open().read();
    expect([kept?.queue.entries.length, kept?.queue.entries[kept.queue.index]?.song.id, kept?.position]).toEqual([
      count,
      'song-700',
      33,
    ]);
  });

  it('follows the current song through a queue that it stores only in part', () => {
    storage.room = 60_000;
    const tab = open();
    tab.claim({ ...FIRST, queue: manySongs(500).at(0).build() });
    tab.claim({ ...FIRST, queue: manySongs(500).at(300).build() });
    const kept = open().read()?.queue;
    expect(kept?.entries[kept.index]?.song.id).toBe('song-300');
  });

  it('retains the previous queue, without an error, when there is no room at all', () => {
    const tab = open();
    tab.claim(FIRST);
    storage.room = 0;
    tab.claim(SECOND);
    expect(open().read()).toEqual(FIRST);
  });

  it('stores nothing, without an error, when storage is blocked', () => {
    const blocked = new StoredQueue(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    blocked.claim(FIRST);
    blocked.renew(FIRST);
    expect(blocked.read()).toBeNull();
  });

  it('removes a queue that was emptied', () => {
    const tab = open();
    tab.claim(FIRST);
    tab.claim({ queue: EMPTY_QUEUE, loop: 'OFF', position: 0 });
    expect(open().read()).toBeNull();
  });
});
