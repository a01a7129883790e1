import { DocumentSync } from '../../../src/application/documents/document-sync';
import { SharedQueue } from '../../../src/application/documents/shared-queue';
import { withFacts } from '../../../src/domain/queue/with-facts';
import { ResumePlayback } from '../../../src/application/live/resume-playback';
import { aPlayerHarness } from '../../support/builders/a-player-harness';
import { DocumentShelf, MemoryDocuments } from '../../support/backends/memory/memory-documents';
import { MemorySongsById } from '../../support/backends/memory/memory-songs-by-id';
import { MemoryStore } from '../../support/fakes/memory-store';

/** A browser with a player and its queue, connected to the account's shelf. */
function aBrowser(shelf: DocumentShelf, by: string, values = new MemoryStore()) {
  const harness = aPlayerHarness();
  const { store, song, time: timer, songs: known } = harness;
  const songs = new MemorySongsById(known);
  const resumePlayback = new ResumePlayback(store, song);
  const queue = new SharedQueue({ store, songs, resumePlayback, values, time: { timer, clock: timer } }, by);
  const documents = new MemoryDocuments(shelf);
  const sync = new DocumentSync(queue, documents, timer);
  queue.start(() => void sync.synchronise());
  sync.start(shelf.news);
  void sync.synchronise();
  return { ...harness, documents, values, songsById: songs, end: () => [queue.end(), sync.end()] };
}

describe('the queue shared between the devices of a listener', () => {
  function twoBrowsers() {
    const shelf = new DocumentShelf();
    const one = aBrowser(shelf, 'one');
    const other = aBrowser(shelf, 'other');
    const pass = async (seconds: number) => {
      await one.pass(seconds);
      await other.pass(seconds);
      await one.pass(0);
    };
    return { shelf, one, other, pass };
  }

  it('appears silently on a device that does not play, and play resumes it at the same position', async () => {
    const { one, other, pass } = twoBrowsers();
    one.player.dispatch({ kind: 'play-songs', songs: one.songs, startIndex: 2 });
    await pass(6);
    one.player.dispatch({ kind: 'pause' });
    await pass(3);
    expect([other.currentId(), other.order(), other.player.state.isPlaying]).toEqual([
      '3',
      ['1', '2', '3', '4'],
      false,
    ]);
    expect(Math.abs(other.player.state.position - one.player.state.position)).toBeLessThan(0.5);
    other.player.dispatch({ kind: 'play' });
    await pass(1);
    expect(other.player.state).toMatchObject({ isPlaying: true, fault: null });
  });

  it('changes to another song within a second, even while the other device still plays', async () => {
    const { one, other, pass } = twoBrowsers();
    one.player.dispatch({ kind: 'play-songs', songs: one.songs, startIndex: 0 });
    await pass(3);
    one.player.dispatch({ kind: 'next' });
    await pass(1);
    expect([one.player.state.isPlaying, other.currentId()]).toEqual([true, '2']);
  });

  it('updates at the start which song files are away or back, without reporting a change', async () => {
    const harness = aPlayerHarness();
    const [first, second, ...others] = harness.songs;
    const since = '2026-11-20T08:00:00.000Z';
    const away = { ...second!, hasAudio: false, absence: { kind: 'away' as const, since } };
    harness.player.dispatch({ kind: 'play-songs', songs: harness.songs, startIndex: 0 });
    harness.player.dispatch({ kind: 'pause' });
    const songs = new MemorySongsById([first!, away, ...others]);
    const time = { timer: harness.time, clock: harness.time };
    const resumePlayback = new ResumePlayback(harness.store, harness.song);
    const actions: string[] = [];
    const parts = { store: harness.store, songs, resumePlayback, values: new MemoryStore(), time };
    new SharedQueue(parts, 'one').start(() => actions.push('action'));
    await harness.pass(3);
    const unheard = harness.store.state.queue.entries.filter(({ song }) => !song.hasAudio).map(({ song }) => song.id);
    expect([unheard, actions]).toEqual([['2'], []]);
    harness.store.update((state) => ({ ...state, queue: withFacts(state.queue, harness.songs[1]!) }));
    await harness.pass(3);
    expect([harness.store.state.queue.entries[1]?.song.hasAudio, actions]).toEqual([true, []]);
  });

  it('causes no further writes once a device has applied it', async () => {
    const { one, other, pass } = twoBrowsers();
    one.player.dispatch({ kind: 'play-songs', songs: one.songs, startIndex: 0 });
    await pass(2);
    one.player.dispatch({ kind: 'pause' });
    await pass(5);
    const writes = one.documents.writes + other.documents.writes;
    await pass(60);
    expect(one.documents.writes + other.documents.writes).toBe(writes);
  });

  it('is not written back after a volume change or a cancelled seek on the device that follows', async () => {
    const { one, other, pass } = twoBrowsers();
    one.player.dispatch({ kind: 'play-songs', songs: one.songs, startIndex: 2 });
    await pass(6);
    one.player.dispatch({ kind: 'pause' });
    await pass(5);
    other.player.dispatch({ kind: 'set-volume', volume: 20 });
    other.player.dispatch({ kind: 'preview-seek', to: 3 });
    other.player.dispatch({ kind: 'cancel-seek' });
    await pass(60);
    expect(other.documents.writes).toBe(0);
  });

  it('of a device that plays is not replaced by the queue of another device', async () => {
    const { one, other, pass } = twoBrowsers();
    one.player.dispatch({ kind: 'play-songs', songs: one.songs, startIndex: 0 });
    other.player.dispatch({ kind: 'play-songs', songs: other.songs.slice(2), startIndex: 0 });
    await pass(8);
    expect([one.currentId(), other.currentId()]).toEqual(['1', '3']);
  });

  it('edited without a network is shared by the time of the edit once the network is back', async () => {
    const { one, other, shelf, pass } = twoBrowsers();
    one.documents.isOffline = true;
    one.player.dispatch({ kind: 'play-songs', songs: one.songs, startIndex: 3 });
    await pass(1);
    one.player.dispatch({ kind: 'pause' });
    await pass(4);
    expect(other.order()).toEqual([]);
    one.documents.isOffline = false;
    shelf.news.next({ kind: 'missed' });
    await pass(1);
    expect(other.currentId()).toBe('4');
  });

  it('is not applied by another tab of the same browser', async () => {
    const shelf = new DocumentShelf();
    const one = aBrowser(shelf, 'one');
    const tab = aBrowser(shelf, 'one');
    one.player.dispatch({ kind: 'play-songs', songs: one.songs, startIndex: 1 });
    await one.pass(5);
    await tab.pass(5);
    expect(tab.order()).toEqual([]);
  });

  it('waits until its songs can be loaded, and is dropped when the listener presses play meanwhile', async () => {
    const { one, other, pass } = twoBrowsers();
    other.songsById.isOffline = true;
    one.player.dispatch({ kind: 'play-songs', songs: one.songs, startIndex: 1 });
    await pass(2);
    one.player.dispatch({ kind: 'pause' });
    await pass(3);
    expect(other.order()).toEqual([]);
    other.songsById.isOffline = false;
    other.player.dispatch({ kind: 'play-songs', songs: other.songs, startIndex: 0 });
    await pass(5);
    expect(other.currentId()).toBe('1');
  });

  it('of an earlier page load is recognised by its saved time, and is not applied again', async () => {
    const { one, shelf, pass } = twoBrowsers();
    one.player.dispatch({ kind: 'play-songs', songs: one.songs, startIndex: 1 });
    await pass(3);
    one.player.dispatch({ kind: 'pause' });
    await pass(3);
    one.end();
    const again = aBrowser(shelf, 'one', one.values);
    await again.pass(3);
    expect(again.order()).toEqual([]);
  });
});
