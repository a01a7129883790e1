import type { WholeList } from '../../../../src/application/playback/player/list-playback';
import type { Song } from '../../../../src/domain/catalogue/song';
import type { GatewayFailure } from '../../../../src/domain/shared/gateway-failure';
import type { Page, PageRequest } from '../../../../src/domain/shared/page';
import { fail, succeed, type Result } from '../../../../src/domain/shared/result';
import { aSong } from '../../../support/builders/a-song';
import { pageOf } from '../../../support/builders/a-page';
import { aPlayerHarness, type Harness } from '../../../support/builders/a-player-harness';
import { settle } from '../../../support/fakes/virtual-time';

/** A list of unknown length, controlled by the test: the test releases the answer for each page. */
class HeldList implements WholeList {
  failure: GatewayFailure | null = null;
  readonly asked: number[] = [];
  private readonly waiting: (() => void)[] = [];
  private loaded = 0;

  constructor(
    readonly all: readonly Song[],
    private readonly isHeld = false,
  ) {}

  /** The songs that a screen has loaded. */
  first(count: number): readonly Song[] {
    this.loaded = count;
    return this.all.slice(0, count);
  }

  hasMore(): boolean {
    return this.loaded < this.all.length;
  }

  async fetch(page: PageRequest): Promise<Result<Page<Song>, GatewayFailure>> {
    this.asked.push(page.page);
    if (this.isHeld) await new Promise<void>((resolve) => this.waiting.push(resolve));
    return this.failure === null ? succeed(pageOf(this.all, page, false)) : fail(this.failure);
  }

  async answer(): Promise<void> {
    this.waiting.shift()?.();
    await settle();
  }
}

const songsNamed = (name: string, count: number): readonly Song[] =>
  Array.from({ length: count }, (_, n) => aSong(`${name}${n}`).build());

describe('playing a list of which only the beginning is loaded', () => {
  let harness: Harness;

  beforeEach(() => {
    harness = aPlayerHarness();
    harness.lists.start();
  });

  const play = (songs: readonly Song[], startIndex: number, list?: WholeList): void =>
    harness.player.dispatch({ kind: 'play-songs', songs, startIndex, list });
  const inQueue = () => harness.order().length;

  it('queues the whole list, each song once and in order', async () => {
    const list = new HeldList(songsNamed('a', 330));
    play(list.first(50), 3, list);
    await settle();

    expect(harness.order()).toEqual(list.all.map(({ id }) => id));
    expect(harness.currentId()).toBe('a3');
    expect(list.asked).toEqual([1, 2, 3, 4]);
  });

  it('requests nothing when the whole list is already loaded', async () => {
    const list = new HeldList(songsNamed('a', 20));
    play(list.first(20), 0, list);
    await settle();

    expect([inQueue(), list.asked]).toEqual([20, []]);
  });

  it('queues a thousand songs ahead of a very long list, and loads more as they are played', async () => {
    const list = new HeldList(songsNamed('a', 3000));
    play(list.first(100), 0, list);
    await settle();
    expect(inQueue()).toBe(1100);

    harness.player.dispatch({ kind: 'jump-to', key: harness.keyOf('a500') });
    await settle();
    expect(inQueue()).toBe(1600);
  });

  it('stops when something else is played', async () => {
    const list = new HeldList(songsNamed('a', 300), true);
    play(list.first(100), 0, list);
    play(songsNamed('b', 2), 0);
    await list.answer();

    expect(harness.order()).toEqual(['b0', 'b1']);
    expect(list.asked).toEqual([2]);
  });

  it('stops when the listener clears the queue', async () => {
    const list = new HeldList(songsNamed('a', 300), true);
    play(list.first(100), 0, list);
    harness.editing.clear();
    await list.answer();

    expect(harness.order()).toEqual(['a0']);
  });

  it('continues when the listener undoes the clearing of the queue', async () => {
    const list = new HeldList(songsNamed('a', 300), true);
    play(list.first(100), 0, list);
    const before = harness.player.state.queue;
    harness.editing.clear();
    await list.answer();
    harness.editing.undo(before);
    await list.answer();
    await list.answer();

    expect(harness.order()).toEqual(list.all.map(({ id }) => id));
  });

  it('continues with the list played last, and ignores a pending page of another list', async () => {
    const slow = new HeldList(songsNamed('a', 300), true);
    const next = new HeldList(songsNamed('b', 150));
    play(slow.first(100), 0, slow);
    play(next.first(100), 0, next);
    await slow.answer();

    expect(harness.order()).toEqual(next.all.map(({ id }) => id));
  });

  it('repeats the request for a page that could not be loaded when the next song begins', async () => {
    const list = new HeldList(songsNamed('a', 200));
    list.failure = { kind: 'offline' };
    play(list.first(100), 0, list);
    await settle();
    expect([inQueue(), list.asked]).toEqual([100, [2]]);

    list.failure = null;
    harness.player.dispatch({ kind: 'next' });
    await settle();
    expect([inQueue(), list.asked]).toEqual([200, [2, 2]]);
  });

  it('requests no page after the last one of a list of unknown length', async () => {
    const list = new HeldList(songsNamed('a', 300));
    play(list.first(100), 0, list);
    await settle();
    harness.player.dispatch({ kind: 'next' });
    await settle();

    expect([inQueue(), list.asked]).toEqual([300, [2, 3]]);
  });

  it.each([true, false])('ends with an empty page, marked as the last: %s', async (isLast) => {
    const list = new HeldList(songsNamed('a', 100));
    jest.spyOn(list, 'hasMore').mockReturnValue(true);
    const { fetch } = list;
    jest.spyOn(list, 'fetch').mockImplementation(async (page) => {
      await fetch.call(list, page);
      return succeed({ ...pageOf([], page, false), isLast });
    });
    play(list.first(100), 0, list);
    await settle();
    harness.player.dispatch({ kind: 'next' });
    await settle();

    expect([inQueue(), list.asked]).toEqual([100, [2]]);
  });

  it('uses a page that its screen has loaded meanwhile, and never adds the same songs twice', async () => {
    const list = new HeldList(songsNamed('a', 150), true);
    play(list.first(50), 0, list);
    const second = pageOf(list.all, { page: 2, pageSize: 50 }, false);
    harness.lists.offer(list, second);
    harness.lists.offer(list, second);
    await list.answer();
    await list.answer();

    expect(harness.order()).toEqual(list.all.map(({ id }) => id));
  });

  it('ends with the last page that its screen has loaded', async () => {
    const list = new HeldList(songsNamed('a', 100), true);
    play(list.first(50), 0, list);
    harness.lists.offer(list, pageOf(list.all, { page: 2, pageSize: 50 }, false));
    await list.answer();
    harness.player.dispatch({ kind: 'next' });
    await settle();

    expect([inQueue(), list.asked]).toEqual([100, [1]]);
  });

  it('ignores the songs of a list that is not played', () => {
    const list = new HeldList(songsNamed('a', 150));
    play(songsNamed('b', 1), 0);
    harness.lists.offer(list, pageOf(list.all, { page: 1, pageSize: 150 }));

    expect(harness.order()).toEqual(['b0']);
  });
});
