import { PlayCounting } from '../../../../src/application/playback/companions/play-counting';
import { PlayReportOutbox } from '../../../../src/application/playback/companions/play-report-outbox';
import { QueueMemory } from '../../../../src/application/playback/companions/queue-memory';
import { RecordPlay } from '../../../../src/application/playback/companions/record-play';
import { SuggestionLoading } from '../../../../src/application/playback/player/suggestion-loading';
import { aQueueOf } from '../../../support/builders/a-queue';
import { aPlayerHarness, playlistOf, type Harness } from '../../../support/builders/a-player-harness';
import { FakeVisibility } from '../../../support/fakes/fake-visibility';
import { FixedRandom } from '../../../support/fakes/fixed-random';
import { KeptShelf, MemoryStoredQueue } from '../../../support/fakes/memory-stored-queue';
import { MemoryPlayHistory, RecordingPlayReports } from '../../../support/fakes/recording-plays';

const DURATION = 200;

interface Tab extends Harness {
  readonly kept: MemoryStoredQueue;
  readonly visibility: FakeVisibility;
  readonly memory: QueueMemory;
}

let shelf: KeptShelf;

function openTab(): Tab {
  const harness = aPlayerHarness({ duration: DURATION });
  const kept = new MemoryStoredQueue(shelf);
  const visibility = new FakeVisibility();
  const memory = new QueueMemory(harness.store, kept, harness.time, visibility);
  memory.start();
  return { ...harness, kept, visibility, memory };
}

const keptIds = () => shelf.listening?.queue.entries.map(({ song }) => song.id);
const keptId = () => shelf.listening?.queue.entries[shelf.listening.queue.index]?.song.id;

beforeEach(() => {
  shelf = new KeptShelf();
});

describe('saving the queue', () => {
  it('saves nothing while no song was chosen', async () => {
    const tab = openTab();
    tab.player.dispatch({ kind: 'set-volume', volume: 10 });
    await tab.pass(10);
    tab.visibility.set(false);
    expect(tab.kept.asked).toEqual([]);
  });

  it('saves the songs and the current one soon after they were chosen', async () => {
    const tab = openTab();
    tab.player.dispatch({ kind: 'play-songs', songs: tab.songs, startIndex: 1 });
    await tab.time.pass(400);
    expect([keptIds(), keptId()]).toEqual([['1', '2', '3', '4'], '2']);
  });

  it('saves many quick changes in one write', async () => {
    const tab = openTab();
    tab.player.dispatch({ kind: 'play-songs', songs: tab.songs, startIndex: 0 });
    for (let times = 0; times < 30; times += 1) tab.editing.append(tab.songs);
    await tab.time.pass(400);
    expect([tab.kept.asked.length, keptIds()?.length]).toEqual([1, 124]);
  });

  it('saves a position that is never 5 s old, with few writes', async () => {
    const tab = openTab();
    tab.player.dispatch({ kind: 'play-songs', songs: tab.songs, startIndex: 0 });
    await tab.pass(1);
    const lags: number[] = [];
    for (let second = 0; second < 60; second += 1) {
      await tab.pass(1);
      lags.push(tab.store.state.position - (shelf.listening?.position ?? 0));
    }
    expect(Math.max(...lags)).toBeLessThan(5);
    expect(tab.kept.asked.length).toBeLessThanOrEqual(17);
  });

  it('saves everything at once when the page is hidden', async () => {
    const tab = openTab();
    tab.player.dispatch({ kind: 'play-songs', songs: tab.songs, startIndex: 0 });
    await tab.pass(6);
    tab.player.dispatch({ kind: 'commit-seek', to: 120 });
    tab.player.dispatch({ kind: 'cycle-loop' });
    tab.visibility.set(false);
    expect(shelf.listening).toMatchObject({ position: 120, loop: 'ALL' });
  });

  it('saves nothing twice when the page is hidden again and again', async () => {
    const tab = openTab();
    tab.player.dispatch({ kind: 'play-songs', songs: tab.songs, startIndex: 0 });
    await tab.pass(2);
    tab.player.dispatch({ kind: 'pause' });
    tab.visibility.set(false);
    const asked = tab.kept.asked.length;
    tab.visibility.set(true);
    tab.visibility.set(false);
    expect(tab.kept.asked).toHaveLength(asked);
  });

  it('saves the shuffled order and the order before it', async () => {
    const tab = openTab();
    tab.player.dispatch({ kind: 'play-songs', songs: tab.songs, startIndex: 0 });
    tab.player.dispatch({ kind: 'toggle-shuffle' });
    await tab.time.pass(400);
    expect(shelf.listening?.queue).toMatchObject({
      entries: tab.store.state.queue.entries,
      orderBeforeShuffle: [1, 2, 3, 4],
    });
  });

  it('saves that the queue was emptied', async () => {
    const tab = openTab();
    tab.player.dispatch({ kind: 'play-songs', songs: tab.songs.slice(0, 1), startIndex: 0 });
    await tab.pass(1);
    tab.editing.remove(tab.keyOf('1'));
    await tab.time.pass(400);
    expect(openTab().store.state.queue.entries).toEqual([]);
  });

  it('stops after unsubscribing', async () => {
    const harness = aPlayerHarness();
    const kept = new MemoryStoredQueue(shelf);
    const keeping = new QueueMemory(harness.store, kept, harness.time, new FakeVisibility()).start();
    harness.player.dispatch({ kind: 'play-songs', songs: harness.songs, startIndex: 0 });
    keeping.unsubscribe();
    await harness.time.pass(10_000);
    expect(kept.asked).toEqual([]);
  });
});

describe('after a reload', () => {
  const leave = async (): Promise<void> => {
    const tab = openTab();
    tab.player.dispatch({ kind: 'cycle-loop' });
    tab.player.dispatch({ kind: 'play-songs', songs: tab.songs, startIndex: 1 });
    await tab.pass(1);
    tab.player.dispatch({ kind: 'commit-seek', to: 73 });
    tab.visibility.set(false);
  };

  it('the song is at its saved position, silent, and nothing was requested', async () => {
    await leave();
    const tab = openTab();
    expect([tab.currentId(), tab.order()]).toEqual(['2', ['1', '2', '3', '4']]);
    expect(tab.store.state).toMatchObject({ isPlaying: false, position: 73, duration: DURATION, loop: 'ALL' });
    await tab.pass(10);
    expect([tab.catalogue.asked, tab.hls.commands, tab.kept.asked]).toEqual([[], [], []]);
  });

  it('play continues at the saved position', async () => {
    await leave();
    const tab = openTab();
    tab.player.dispatch({ kind: 'toggle' });
    await tab.pass(1);
    expect(tab.hls.commands).toContain(`load ${playlistOf('2')} 73`);
    expect([tab.hls.audible, tab.store.state.position]).toEqual([playlistOf('2'), 74]);
  });

  it('a seek before play is applied', async () => {
    await leave();
    const tab = openTab();
    tab.player.dispatch({ kind: 'commit-seek', to: 100 });
    tab.player.dispatch({ kind: 'play' });
    await tab.pass(1);
    expect(tab.store.state.position).toBe(101);
  });

  it('a resumed song is counted once as a song that began', async () => {
    await leave();
    const tab = openTab();
    new SuggestionLoading(tab.store, tab.song, tab.catalogue).start();
    const reports = new RecordingPlayReports();
    const outbox = new PlayReportOutbox(reports, tab.time, tab.connectivity);
    const record = new RecordPlay(outbox, new MemoryPlayHistory(), tab.time, new FixedRandom());
    new PlayCounting(tab.store, tab.song, record).start();
    tab.player.dispatch({ kind: 'play' });
    await tab.pass(2);
    tab.player.dispatch({ kind: 'pause' });
    tab.player.dispatch({ kind: 'play' });
    await tab.pass(40);
    expect(reports.counted.map(({ songId }) => songId)).toEqual(['2']);
    expect(tab.catalogue.asked).toEqual(['song 2', 'suggestions 2']);
  });

  it('next and previous continue from the saved song', async () => {
    await leave();
    const tab = openTab();
    tab.player.dispatch({ kind: 'next' });
    await tab.pass(1);
    expect([tab.currentId(), tab.hls.audible]).toEqual(['3', playlistOf('3')]);
  });

  it('new songs get keys of their own', async () => {
    await leave();
    const tab = openTab();
    tab.editing.playNext(tab.songs.slice(0, 1));
    const keys = tab.store.state.queue.entries.map(({ key }) => key);
    expect([tab.order(), new Set(keys).size]).toEqual([['1', '2', '1', '3', '4'], 5]);
  });

  it('a seek without play is saved too', async () => {
    await leave();
    const tab = openTab();
    tab.player.dispatch({ kind: 'commit-seek', to: 20 });
    await tab.time.pass(400);
    expect(shelf.listening?.position).toBe(20);
  });
});

describe('two tabs', () => {
  it('the one that does not play does not overwrite the position that the other saves', async () => {
    const playing = openTab();
    playing.player.dispatch({ kind: 'play-songs', songs: playing.songs, startIndex: 0 });
    await playing.pass(10);
    const looking = openTab();
    await playing.pass(10);
    looking.visibility.set(false);
    looking.player.dispatch({ kind: 'commit-seek', to: 150 });
    looking.visibility.set(false);
    expect(shelf.listening?.position).toBeGreaterThan(15);
    expect(shelf.listening?.position).toBeLessThan(21);
  });

  it('the one that plays saves its own queue, whatever the other saved in between', async () => {
    const playing = openTab();
    const editing = openTab();
    playing.player.dispatch({ kind: 'play-songs', songs: playing.songs, startIndex: 2 });
    await playing.pass(5);
    editing.editing.append(editing.songs.slice(0, 1));
    await editing.time.pass(400);
    expect(keptIds()).toEqual(['1']);
    await playing.pass(5);
    expect([keptIds(), keptId()]).toEqual([['1', '2', '3', '4'], '3']);
  });

  it('the one that fell silent does not overwrite the songs of the other', async () => {
    const first = openTab();
    const second = openTab();
    first.player.dispatch({ kind: 'play-songs', songs: first.songs, startIndex: 0 });
    await first.pass(3);
    second.player.dispatch({ kind: 'play-songs', songs: second.songs.slice(2), startIndex: 0 });
    await second.time.pass(400);
    first.player.dispatch({ kind: 'pause' });
    await first.time.pass(60_000);
    first.visibility.set(false);
    expect(keptIds()).toEqual(['3', '4']);
  });
});

describe('sleep and the clock', () => {
  it.each([86_400_000, -86_400_000])('a clock that is set by %i ms does not affect saving', async (by) => {
    const tab = openTab();
    tab.player.dispatch({ kind: 'play-songs', songs: tab.songs, startIndex: 1 });
    await tab.pass(10);
    tab.time.turnClock(by);
    await tab.pass(10);
    expect(tab.store.state.position - (shelf.listening?.position ?? 0)).toBeLessThan(5);
    expect(openTab().currentId()).toBe('2');
  });

  it('a tab that slept for a day saves its position once when it wakes', async () => {
    const tab = openTab();
    tab.player.dispatch({ kind: 'play-songs', songs: tab.songs, startIndex: 0 });
    await tab.pass(10);
    tab.player.dispatch({ kind: 'pause' });
    await tab.time.pass(86_400_000);
    tab.visibility.set(true);
    expect([shelf.listening?.position, tab.time.pending]).toEqual([10, 0]);
  });
});

describe('signing out', () => {
  it('retains the songs, and forgets which of them were liked', async () => {
    const tab = openTab();
    tab.store.update((state) => ({
      ...state,
      queue: aQueueOf(tab.songs.map((song) => ({ ...song, isLiked: true }))).build(),
    }));
    await tab.time.pass(400);
    tab.memory.forgetAnnotations();
    await tab.time.pass(400);
    expect(shelf.listening?.queue.entries.map(({ song }) => [song.id, song.isLiked])).toEqual(
      ['1', '2', '3', '4'].map((id) => [id, false]),
    );
  });

  it('does not change the state when no song was liked', () => {
    const tab = openTab();
    tab.player.dispatch({ kind: 'play-songs', songs: tab.songs, startIndex: 0 });
    const before = tab.store.state;
    tab.memory.forgetAnnotations();
    expect(tab.store.state).toBe(before);
  });
});
