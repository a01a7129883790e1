import { Subject } from 'rxjs';
import { RemoteLibraryChanges } from '../../../src/application/live/remote-library-changes';
import type { LibraryChange } from '../../../src/application/ports/library-channel.port';
import type { DocumentNews, LibraryNews } from '../../../src/domain/live/live-devices.port';
import { aPlayerHarness } from '../../support/builders/a-player-harness';
import { MemorySongsById } from '../../support/fakes/memory-songs-by-id';
import { settle } from '../../support/fakes/virtual-time';

/** A tab whose queue has two songs, and whose account has other devices. */
function aTab() {
  const { store, songs, time, player } = aPlayerHarness();
  player.playSongs(songs.slice(0, 2), 0);
  const [kept, documents] = [new Subject<LibraryNews>(), new Subject<DocumentNews>()];
  const known = new Map<string, boolean>();
  const likedThere = new Set<string>();
  const backend = new MemorySongsById([]);
  const asked: (readonly string[])[] = [];
  const line = { free: Promise.resolve() };
  const byIds: typeof backend.byIds = async (ids) => {
    asked.push(ids);
    const answer = await backend.byIds([]);
    const found = songs.filter(({ id }) => ids.includes(id));
    const value = found.map((song) => ({ ...song, isLiked: likedThere.has(song.id) }));
    await line.free;
    return answer.ok ? { ok: true, value } : answer;
  };
  const told: LibraryChange[] = [];
  /** Songs whose like is being requested here: their state is unknown until the answer. */
  const asking = new Set<string>();
  const publish = async (change: LibraryChange): Promise<void> => {
    told.push(change);
    if (change.kind === 'liked' && !asking.has(change.songId)) known.set(change.songId, change.isLiked);
  };
  let renewed = 0;
  const hearing = new RemoteLibraryChanges(
    { libraryNews: kept, documents },
    {
      songs: { byIds },
      queue: store,
      likes: () => new Map(known),
      time: { timer: time, clock: time },
      askedAt: time.now() - 500,
      publish,
      renew: () => (renewed += 1),
    },
  ).start();
  const ids = songs.map(({ id }) => id);
  return {
    kept,
    documents,
    line,
    known,
    asking,
    likedThere,
    backend,
    asked,
    told,
    time,
    hearing,
    ids,
    renewals: () => renewed,
  };
}

describe('what another device changes of what the listener keeps', () => {
  it('shows as the backend has it now, asked for once where much comes at once', async () => {
    const { kept, likedThere, asked, told, time, ids } = aTab();
    const [one = '', other = ''] = ids;
    likedThere.add(one);
    kept.next({ kind: 'liked', songIds: [one] });
    await time.pass(100);
    kept.next({ kind: 'liked', songIds: [other, one] });
    await time.pass(1_000);
    expect(asked).toEqual([[one, other]]);
    expect(told).toEqual([
      { kind: 'liked', songId: one, isLiked: true },
      { kind: 'liked', songId: other, isLiked: false },
    ]);
  });

  it('is no news where it is known already', async () => {
    const { kept, known, likedThere, told, time, ids } = aTab();
    const [one = ''] = ids;
    known.set(one, true);
    likedThere.add(one);
    kept.next({ kind: 'liked', songIds: [one] });
    await time.pass(1_000);
    expect(told).toEqual([]);
  });

  it('is asked for again where the listener changed it here while the answer was on its way', async () => {
    const { kept, line, known, likedThere, asked, told, time, ids } = aTab();
    const [one = ''] = ids;
    let letGo = (): void => undefined;
    line.free = new Promise((resolve) => (letGo = resolve));
    kept.next({ kind: 'liked', songIds: [one] });
    await time.pass(1_000);
    known.set(one, true);
    likedThere.add(one);
    letGo();
    await settle();
    await time.pass(1_000);
    expect([asked, told]).toEqual([[[one], [one]], []]);
  });

  it('is asked for until what is being asked here for the same song is settled', async () => {
    const { kept, known, asking, told, time, ids } = aTab();
    const [one = ''] = ids;
    known.set(one, true);
    asking.add(one);
    kept.next({ kind: 'liked', songIds: [one] });
    await time.pass(1_000);
    expect(known.get(one)).toBe(true);
    asking.delete(one);
    await time.pass(1_000);
    expect([known.get(one), told.at(-1)]).toEqual([false, { kind: 'liked', songId: one, isLiked: false }]);
  });

  it('is asked for later where it cannot be had', async () => {
    const { kept, likedThere, backend, told, time, ids } = aTab();
    const [one = ''] = ids;
    likedThere.add(one);
    backend.isOffline = true;
    kept.next({ kind: 'liked', songIds: [one] });
    await time.pass(1_000);
    backend.isOffline = false;
    await time.pass(31_000);
    expect(told).toEqual([{ kind: 'liked', songId: one, isLiked: true }]);
  });

  it('has everything that is shown asked for again, once for what comes in quick succession', async () => {
    const { kept, time, told, renewals } = aTab();
    kept.next({ kind: 'other' });
    await time.pass(150);
    kept.next({ kind: 'other' });
    await time.pass(1_000);
    expect([renewals(), told]).toEqual([1, []]);
    kept.next({ kind: 'heard' });
    expect(told).toEqual([{ kind: 'heard' }]);
  });

  it('may be anything after a time in which nothing was heard, but not right after the start', async () => {
    const { documents, likedThere, known, told, asked, time, ids, renewals } = aTab();
    const [one = '', other = '', third = ''] = ids;
    documents.next({ kind: 'missed' });
    await time.pass(1_000);
    expect([asked, renewals()]).toEqual([[], 0]);
    known.set(third, false);
    [one, third].forEach((id) => likedThere.add(id));
    documents.next({ kind: 'changed', name: 'queue', revision: 2 });
    documents.next({ kind: 'missed' });
    await time.pass(1_000);
    expect([asked, renewals()]).toEqual([[[one, other, third]], 1]);
    expect(told).toEqual([
      { kind: 'heard' },
      { kind: 'liked', songId: one, isLiked: true },
      { kind: 'liked', songId: other, isLiked: false },
      { kind: 'liked', songId: third, isLiked: true },
    ]);
  });

  it('may be anything where the first connection was long in coming', async () => {
    const { documents, time, renewals } = aTab();
    await time.pass(60_000);
    documents.next({ kind: 'missed' });
    await time.pass(1_000);
    expect(renewals()).toBe(1);
  });

  it.each([
    ['after the page had begun to ask', 400, 1],
    ['before that', 600, 0],
  ])('may have been missed where it was changed %s', async (_, age, times) => {
    const { kept, time, renewals } = aTab();
    kept.next({ kind: 'earlier', age });
    await time.pass(1_000);
    expect(renewals()).toBe(times);
  });

  it.each([true, false])(
    'changes nothing more where that ended while the answer was on its way: offline %s',
    async (isOffline) => {
      const { kept, line, backend, likedThere, told, asked, hearing, time, ids } = aTab();
      const [one = ''] = ids;
      let letGo = (): void => undefined;
      line.free = new Promise((resolve) => (letGo = resolve));
      backend.isOffline = isOffline;
      likedThere.add(one);
      kept.next({ kind: 'liked', songIds: [one] });
      await time.pass(1_000);
      hearing.unsubscribe();
      letGo();
      await settle();
      await time.pass(60_000);
      expect([asked.length, told]).toEqual([1, []]);
    },
  );

  it('is asked for while news goes on coming, one question at a time', async () => {
    const { kept, line, asked, renewals, time, ids } = aTab();
    const [one = '', other = ''] = ids;
    let letGo = (): void => undefined;
    line.free = new Promise((resolve) => (letGo = resolve));
    kept.next({ kind: 'liked', songIds: [one] });
    for (let news = 0; news < 20; news += 1) {
      kept.next({ kind: 'other' });
      kept.next({ kind: 'liked', songIds: [other] });
      await time.pass(100);
    }
    expect([asked, renewals() > 5]).toEqual([[[one, other]], true]);
    letGo();
    await settle();
    await time.pass(1_000);
    expect(asked).toEqual([[one, other], [other]]);
  });

  it('does not wait with fresh news for what could not be had before', async () => {
    const { kept, backend, likedThere, told, time, ids } = aTab();
    const [one = '', other = ''] = ids;
    backend.isOffline = true;
    [one, other].forEach((id) => likedThere.add(id));
    kept.next({ kind: 'liked', songIds: [one] });
    await time.pass(1_000);
    backend.isOffline = false;
    kept.next({ kind: 'liked', songIds: [other] });
    await time.pass(300);
    expect(told.map((change) => 'songId' in change && change.songId)).toEqual([one, other]);
  });

  it('is heard no more once that has ended', async () => {
    const { kept, documents, hearing, time, told, asked, ids } = aTab();
    kept.next({ kind: 'liked', songIds: ids });
    hearing.unsubscribe();
    kept.next({ kind: 'heard' });
    documents.next({ kind: 'missed' });
    await time.pass(60_000);
    await settle();
    expect([told, asked]).toEqual([[], []]);
  });
});
