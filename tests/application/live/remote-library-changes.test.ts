import { Subject } from 'rxjs';
import { RemoteLibraryChanges } from '../../../src/application/live/remote-library-changes';
import type { AnnotationChange } from '../../../src/domain/catalogue/song-annotations';
import type { LibraryChange } from '../../../src/domain/library/library-change';
import type { DocumentEvent, LibraryEvent } from '../../../src/domain/live/live-devices.port';
import { aPlayerHarness } from '../../support/builders/a-player-harness';
import { MemorySongsById } from '../../support/backends/memory/memory-songs-by-id';
import { settle } from '../../support/fakes/virtual-time';

/** A tab whose queue has two songs, and whose account has other devices. */
function aTab() {
  const { store, songs, time, player } = aPlayerHarness();
  player.dispatch({ kind: 'play-songs', songs: songs.slice(0, 2), startIndex: 0 });
  const kept = new Subject<LibraryEvent>();
  const documents = new Subject<DocumentEvent>();
  const known = new Map<string, AnnotationChange>();
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
    if (change.kind === 'annotated' && !asking.has(change.songId)) known.set(change.songId, change.annotations);
  };
  let renewed = 0;
  const hearing = new RemoteLibraryChanges(
    { libraryEvents: kept, documents },
    {
      songs: { byIds },
      queue: store,
      annotations: () => new Map(known),
      time: { timer: time, clock: time },
      requestedAt: time.now() - 500,
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

describe('a library change on another device', () => {
  it('is loaded from the backend, in one request for several changes at once', async () => {
    const { kept, likedThere, asked, told, time, ids } = aTab();
    const [one = '', other = ''] = ids;
    likedThere.add(one);
    kept.next({ kind: 'annotated', songIds: [one] });
    await time.pass(100);
    kept.next({ kind: 'annotated', songIds: [other, one] });
    await time.pass(1_000);
    expect(asked).toEqual([[one, other]]);
    expect(told).toEqual([
      { kind: 'annotated', songId: one, annotations: { isLiked: true } },
      { kind: 'annotated', songId: other, annotations: { isLiked: false } },
    ]);
  });

  it('is not published when its state is known already', async () => {
    const { kept, known, likedThere, told, time, ids } = aTab();
    const [one = ''] = ids;
    known.set(one, { isLiked: true });
    likedThere.add(one);
    kept.next({ kind: 'annotated', songIds: [one] });
    await time.pass(1_000);
    expect(told).toEqual([]);
  });

  it('is requested again when the listener changed the same song here while the answer was pending', async () => {
    const { kept, line, known, likedThere, asked, told, time, ids } = aTab();
    const [one = ''] = ids;
    let letGo = (): void => undefined;
    line.free = new Promise((resolve) => (letGo = resolve));
    kept.next({ kind: 'annotated', songIds: [one] });
    await time.pass(1_000);
    known.set(one, { isLiked: true });
    likedThere.add(one);
    letGo();
    await settle();
    await time.pass(1_000);
    expect([asked, told]).toEqual([[[one], [one]], []]);
  });

  it('is requested again until a pending like of the same song here is settled', async () => {
    const { kept, known, asking, told, time, ids } = aTab();
    const [one = ''] = ids;
    known.set(one, { isLiked: true });
    asking.add(one);
    kept.next({ kind: 'annotated', songIds: [one] });
    await time.pass(1_000);
    expect(known.get(one)).toEqual({ isLiked: true });
    asking.delete(one);
    await time.pass(1_000);
    expect([known.get(one), told.at(-1)]).toEqual([
      { isLiked: false },
      { kind: 'annotated', songId: one, annotations: { isLiked: false } },
    ]);
  });

  it('is requested later when the request fails', async () => {
    const { kept, likedThere, backend, told, time, ids } = aTab();
    const [one = ''] = ids;
    likedThere.add(one);
    backend.isOffline = true;
    kept.next({ kind: 'annotated', songIds: [one] });
    await time.pass(1_000);
    backend.isOffline = false;
    await time.pass(31_000);
    expect(told).toEqual([{ kind: 'annotated', songId: one, annotations: { isLiked: true } }]);
  });

  it('of another kind reloads everything that is shown, once for changes in quick succession', async () => {
    const { kept, time, told, renewals } = aTab();
    kept.next({ kind: 'other' });
    await time.pass(150);
    kept.next({ kind: 'other' });
    await time.pass(1_000);
    expect([renewals(), told]).toEqual([1, []]);
    kept.next({ kind: 'heard' });
    expect(told).toEqual([{ kind: 'heard' }]);
  });

  it('is assumed for everything after missed news, but not right after the start', async () => {
    const { documents, likedThere, known, told, asked, time, ids, renewals } = aTab();
    const [one = '', other = '', third = ''] = ids;
    documents.next({ kind: 'missed' });
    await time.pass(1_000);
    expect([asked, renewals()]).toEqual([[], 0]);
    known.set(third, { isLiked: false });
    [one, third].forEach((id) => likedThere.add(id));
    documents.next({ kind: 'changed', name: 'queue', revision: 2 });
    documents.next({ kind: 'missed' });
    await time.pass(1_000);
    expect([asked, renewals()]).toEqual([[[one, other, third]], 1]);
    expect(told).toEqual([
      { kind: 'heard' },
      { kind: 'annotated', songId: one, annotations: { isLiked: true } },
      { kind: 'annotated', songId: other, annotations: { isLiked: false } },
      { kind: 'annotated', songId: third, annotations: { isLiked: true } },
    ]);
  });

  it('is assumed for everything when the first connection took a long time', async () => {
    const { documents, time, renewals } = aTab();
    await time.pass(60_000);
    documents.next({ kind: 'missed' });
    await time.pass(1_000);
    expect(renewals()).toBe(1);
  });

  it.each([
    ['after the page had begun to ask', 400, 1],
    ['before that', 600, 0],
  ])(
    'reloads everything only if it is newer than the first request of the page: it was made %s',
    async (_, age, times) => {
      const { kept, time, renewals } = aTab();
      kept.next({ kind: 'earlier', age });
      await time.pass(1_000);
      expect(renewals()).toBe(times);
    },
  );

  it.each([true, false])(
    'changes nothing after unsubscribing while the answer is pending: offline %s',
    async (isOffline) => {
      const { kept, line, backend, likedThere, told, asked, hearing, time, ids } = aTab();
      const [one = ''] = ids;
      let letGo = (): void => undefined;
      line.free = new Promise((resolve) => (letGo = resolve));
      backend.isOffline = isOffline;
      likedThere.add(one);
      kept.next({ kind: 'annotated', songIds: [one] });
      await time.pass(1_000);
      hearing.unsubscribe();
      letGo();
      await settle();
      await time.pass(60_000);
      expect([asked.length, told]).toEqual([1, []]);
    },
  );

  it('is requested while further news arrives, with one request at a time', async () => {
    const { kept, line, asked, renewals, time, ids } = aTab();
    const [one = '', other = ''] = ids;
    let letGo = (): void => undefined;
    line.free = new Promise((resolve) => (letGo = resolve));
    kept.next({ kind: 'annotated', songIds: [one] });
    for (let news = 0; news < 20; news += 1) {
      kept.next({ kind: 'other' });
      kept.next({ kind: 'annotated', songIds: [other] });
      await time.pass(100);
    }
    expect([asked, renewals() > 5]).toEqual([[[one, other]], true]);
    letGo();
    await settle();
    await time.pass(1_000);
    expect(asked).toEqual([[one, other], [other]]);
  });

  it('is requested without delay, together with a change whose request failed before', async () => {
    const { kept, backend, likedThere, told, time, ids } = aTab();
    const [one = '', other = ''] = ids;
    backend.isOffline = true;
    [one, other].forEach((id) => likedThere.add(id));
    kept.next({ kind: 'annotated', songIds: [one] });
    await time.pass(1_000);
    backend.isOffline = false;
    kept.next({ kind: 'annotated', songIds: [other] });
    await time.pass(300);
    expect(told.map((change) => 'songId' in change && change.songId)).toEqual([one, other]);
  });

  it('is ignored after unsubscribing', async () => {
    const { kept, documents, hearing, time, told, asked, ids } = aTab();
    kept.next({ kind: 'annotated', songIds: ids });
    hearing.unsubscribe();
    kept.next({ kind: 'heard' });
    documents.next({ kind: 'missed' });
    await time.pass(60_000);
    await settle();
    expect([told, asked]).toEqual([[], []]);
  });
});
