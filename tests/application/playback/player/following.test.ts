import { ListeningSettingsStore } from '../../../../src/application/playback/settings/listening-settings-store';
import { MediaSessionLink } from '../../../../src/application/playback/companions/media-session-link';
import { PlayCounting } from '../../../../src/application/playback/companions/play-counting';
import { PlayReportOutbox } from '../../../../src/application/playback/companions/play-report-outbox';
import { PlayerMemory } from '../../../../src/application/playback/companions/player-memory';
import { RecordPlay } from '../../../../src/application/playback/companions/record-play';
import { SuggestionLoading } from '../../../../src/application/playback/player/suggestion-loading';
import {
  aPlayerHarness,
  playlistOf,
  type Harness,
  type HarnessOptions,
} from '../../../support/builders/a-player-harness';
import { FakeMediaSession } from '../../../support/fakes/fake-media-session';
import { FixedRandom } from '../../../support/fakes/fixed-random';
import { MemoryStore } from '../../../support/fakes/memory-store';
import { MemoryPlayHistory, RecordingPlayReports } from '../../../support/fakes/recording-plays';

let harness: Harness;

const set = (options: HarnessOptions = {}) => {
  harness = aPlayerHarness(options);
};
const play = async (startIndex: number, seconds: number) => {
  harness.player.dispatch({ kind: 'play-songs', songs: harness.songs, startIndex });
  await harness.pass(seconds);
};

beforeEach(() => set());

describe('suggestions', () => {
  beforeEach(() => {
    new SuggestionLoading(harness.store, harness.song, harness.catalogue).start();
  });

  const suggested = () => harness.player.state.suggestions.map(({ id }) => id);

  it('are requested when a song starts, and begin with that song', async () => {
    harness.player.dispatch({ kind: 'play-songs', songs: harness.songs, startIndex: 1 });
    expect(harness.player.state.suggestionLoading).toEqual({ isLoading: true, type: 'player' });
    await harness.pass(1);
    expect(suggested()).toEqual(['2', '1', '3', '4']);
    expect(harness.player.state.suggestionLoading.isLoading).toBe(false);
  });

  it('of an earlier song are ignored when they arrive late', async () => {
    harness.catalogue.hold('suggestions 1');
    await play(0, 1);
    await play(1, 1);
    harness.catalogue.letGo('suggestions 1');
    await harness.pass(1);
    expect(suggested()[0]).toBe('2');
  });

  it('remain unchanged when the request fails', async () => {
    await play(0, 1);
    harness.catalogue.failWith('suggestions 2', { kind: 'unavailable' });
    await play(1, 1);
    expect(suggested()[0]).toBe('1');
    expect(harness.player.state.suggestionLoading.isLoading).toBe(false);
  });

  it('are not requested again when a song repeats', async () => {
    harness.player.dispatch({ kind: 'cycle-loop' });
    harness.player.dispatch({ kind: 'cycle-loop' });
    await play(0, 40);
    expect(harness.catalogue.asked.filter((request) => request.startsWith('suggestions'))).toHaveLength(1);
  });
});

describe('counting plays', () => {
  let reports: RecordingPlayReports;
  let history: MemoryPlayHistory;

  const count = () => {
    reports = new RecordingPlayReports();
    history = new MemoryPlayHistory();
    const outbox = new PlayReportOutbox(reports, harness.time, harness.connectivity);
    const record = new RecordPlay(outbox, history, harness.time, new FixedRandom());
    new PlayCounting(harness.store, harness.song, record).start();
  };

  beforeEach(() => {
    set({ duration: 100 });
    count();
  });

  it('reports a play once after 30 s of listening, with its own id', async () => {
    await play(0, 29);
    expect(reports.counted).toEqual([]);
    await harness.pass(60);
    expect(reports.counted).toEqual([{ eventId: 'id-1', songId: '1', played: 30_000 }]);
  });

  it('puts the song first in the history', async () => {
    await play(0, 31);
    await play(1, 31);
    expect((await history.recent(5)).map(({ song }) => song.id)).toEqual(['2', '1']);
  });

  it('counts a short song after half of its duration', async () => {
    set({ duration: 20 });
    count();
    await play(0, 10);
    expect(reports.counted).toHaveLength(1);
  });

  it('does not count time that was skipped by a seek', async () => {
    await play(0, 5);
    harness.player.dispatch({ kind: 'commit-seek', to: 90 });
    await harness.pass(5);
    expect(reports.counted).toEqual([]);
  });

  it('counts every repeat', async () => {
    harness.player.dispatch({ kind: 'cycle-loop' });
    harness.player.dispatch({ kind: 'cycle-loop' });
    await play(0, 135);
    expect(reports.counted.map(({ eventId }) => eventId)).toEqual(['id-1', 'id-2']);
  });

  it.each(['offline', 'server-error'] as const)(
    'sends a report that failed with %s once more, and retains it until the network is back',
    async (kind) => {
      reports.failure = { kind };
      await play(0, 60);
      expect(reports.attempts).toBe(2);
      reports.failure = null;
      harness.connectivity.set(true);
      await harness.pass(1);
      expect(reports.counted).toEqual([{ eventId: 'id-1', songId: '1', played: 30_000 }]);
    },
  );

  it('does not send a refused report again', async () => {
    reports.failure = { kind: 'not-found' };
    await play(0, 60);
    harness.connectivity.set(true);
    await harness.pass(1);
    expect(reports.attempts).toBe(1);
  });
});

describe('the saved settings of the player', () => {
  it('are restored: volume, mute, loop and shuffle', () => {
    const values = new MemoryStore({
      playerVolume: '72',
      playerMuted: 'true',
      playerLoop: 'ALL',
      playerShuffle: 'true',
    });
    new PlayerMemory(harness.store, values).start();
    expect(harness.player.state).toMatchObject({
      volume: 72,
      muted: true,
      loop: 'ALL',
      queue: { orderBeforeShuffle: [] },
    });
  });

  it('are saved with every change, and not before the first change', () => {
    const values = new MemoryStore();
    new PlayerMemory(harness.store, values).start();
    expect(values.values.size).toBe(0);
    harness.player.dispatch({ kind: 'set-volume', volume: 33 });
    harness.player.dispatch({ kind: 'cycle-loop' });
    harness.player.dispatch({ kind: 'toggle-shuffle' });
    expect(Object.fromEntries(values.values)).toEqual({
      playerVolume: '33',
      playerMuted: 'false',
      playerLoop: 'ALL',
      playerShuffle: 'true',
    });
  });

  it('fall back to the defaults when invalid values are stored', () => {
    const values = new MemoryStore({ playerVolume: 'loud', playerMuted: '?', playerLoop: 'TWICE', playerShuffle: '1' });
    new PlayerMemory(harness.store, values).start();
    expect(harness.player.state).toMatchObject({
      volume: 50,
      muted: false,
      loop: 'OFF',
      queue: { orderBeforeShuffle: null },
    });
  });
});

describe('the media session of the system', () => {
  let session: FakeMediaSession;
  let settings: ListeningSettingsStore;

  beforeEach(() => {
    session = new FakeMediaSession();
    settings = new ListeningSettingsStore(new MemoryStore());
    new MediaSessionLink(harness.player, settings, session).start();
  });

  it('shows the current song and whether it plays', async () => {
    await play(1, 1);
    expect(session.shown?.id).toBe('2');
    expect(session.reported).toMatchObject({ isPlaying: true, duration: 30 });
  });

  it('receives the new position after a seek', async () => {
    await play(0, 1);
    harness.player.dispatch({ kind: 'commit-seek', to: 20 });
    expect(session.reported?.position).toBe(20);
  });

  it('receives a small step back and the start of the next song, although nothing else changed', async () => {
    await play(0, 8);
    harness.player.dispatch({ kind: 'commit-seek', to: 6 });
    expect(session.reported?.position).toBe(6);
    harness.player.dispatch({ kind: 'commit-seek', to: 0 });
    session.reported = null;
    harness.player.dispatch({ kind: 'next' });
    expect(session.reported).toEqual({ isPlaying: true, position: 0, duration: 30, speed: 1 });
  });

  it('receives the speed of the song', async () => {
    await play(0, 3);
    settings.update({ speed: 1.5 });
    expect(session.reported).toEqual({ isPlaying: true, position: 3, duration: 30, speed: 1.5 });
  });

  it('does not receive every tick, and receives the correct position every 5 s', async () => {
    await play(0, 1);
    const told: number[] = [];
    session.report = ({ position }) => void told.push(position);
    await harness.pass(12);
    expect(told).toEqual([5, 10]);
  });

  it('stops playback and returns the song to its beginning', async () => {
    await play(0, 9);
    session.press({ kind: 'stop' });
    await harness.pass(1);
    expect(harness.player.state).toMatchObject({ isPlaying: false, position: 0 });
    expect(session.reported).toMatchObject({ isPlaying: false, position: 0 });
  });

  it('controls the player', async () => {
    await play(0, 1);
    session.press({ kind: 'pause' });
    expect(harness.player.state.isPlaying).toBe(false);
    session.press({ kind: 'play' });
    session.press({ kind: 'seek', to: 12 });
    session.press({ kind: 'skip', by: 5 });
    expect(harness.player.state).toMatchObject({ isPlaying: true, position: 17 });
    session.press({ kind: 'previous' });
    expect(harness.player.state.position).toBe(0);
    session.press({ kind: 'next' });
    await harness.pass(1);
    expect(harness.hls.audible).toBe(playlistOf('2'));
  });
});
