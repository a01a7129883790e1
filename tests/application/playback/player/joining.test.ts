import { ListeningSettingsStore } from '../../../../src/application/playback/settings/listening-settings-store';
import { MediaChoosing } from '../../../../src/application/playback/settings/media-choosing';
import { GaplessSync } from '../../../../src/application/playback/player/gapless-sync';
import { PlayCounting } from '../../../../src/application/playback/companions/play-counting';
import { PlayReportOutbox } from '../../../../src/application/playback/companions/play-report-outbox';
import { RecordPlay } from '../../../../src/application/playback/companions/record-play';
import {
  aPlayerHarness,
  fileOf,
  playlistOf,
  renditionOf,
  type Harness,
  type HarnessOptions,
} from '../../../support/builders/a-player-harness';
import { FixedRandom } from '../../../support/fakes/fixed-random';
import { MemoryStore } from '../../../support/fakes/memory-store';
import { MemoryPlayHistory, RecordingPlayReports } from '../../../support/fakes/recording-plays';

describe('gapless playback', () => {
  let harness: Harness;
  let savesData: boolean;
  let started: string[];

  const set = (options: HarnessOptions = {}) => {
    harness = aPlayerHarness(options);
    harness.hls.joins = true;
    harness.file.joins = true;
    started = [];
    harness.song.starts.subscribe(({ id }) => started.push(id));
    new GaplessSync(harness.store, harness.song, harness.details, { isOn: () => savesData }).start();
  };
  const play = async (startIndex: number, seconds: number) => {
    harness.player.dispatch({ kind: 'play-songs', songs: harness.songs, startIndex });
    await harness.pass(seconds);
  };
  const commands = (name: string) => harness.hls.commands.filter((command) => command.startsWith(name));

  beforeEach(() => {
    savesData = false;
    set();
  });

  it('loads the first song once, and continues with the appended next song', async () => {
    await play(0, 32);
    expect(harness.hls.audible).toBe(playlistOf('2'));
    expect(harness.currentId()).toBe('2');
    expect(commands('load')).toEqual([`load ${playlistOf('1')} 0`]);
    expect(harness.player.state).toMatchObject({ isPlaying: true, isBuffering: false, duration: 30, fault: null });
    expect(harness.player.state.position).toBeLessThan(3);
    expect(harness.player.state.details?.id).toBe('2');
  });

  it('does not append a song whose file is away: the song reports a fault, and the one after it follows', async () => {
    const [, second] = harness.songs;
    const absence = { kind: 'away', since: '2026-11-20T08:00:00.000Z' } as const;
    harness.catalogue.put({ ...second!, audioSources: [], videoSources: [], hasAudio: false, absence });
    await play(0, 31);
    expect([harness.currentId(), harness.player.state.fault]).toEqual(['2', 'absent']);
    await harness.pass(3);
    expect([harness.currentId(), harness.hls.audible]).toEqual(['3', playlistOf('3')]);
  });

  it('continues when the current song has changed to another source', async () => {
    const { store, song, deck, spare } = harness;
    spare.joins = true;
    const media = new MediaChoosing(store, new ListeningSettingsStore(new MemoryStore()), song, deck);
    media.start();
    await play(0, 4);
    media.chooseQuality(64_000);
    await harness.pass(2);
    expect(spare.audible).toBe(renditionOf('1'));
    await harness.pass(26);
    expect([harness.currentId(), spare.audible]).toEqual(['2', renditionOf('2')]);
    expect(spare.commands.filter((command) => command.startsWith('load'))).toHaveLength(1);
  });

  it('sends the successor to the engine as soon as the current song is buffered to its end', async () => {
    await play(0, 1);
    expect(commands('follow')).toEqual([`follow ${playlistOf('2')}`]);
  });

  it('sends the successor again when the deck has to check again whether a gap is needed', async () => {
    await play(0, 1);
    harness.song.setSuccessor();
    expect(commands('follow')).toEqual([`follow ${playlistOf('2')}`, `follow ${playlistOf('2')}`]);
  });

  it('does not withdraw the successor when its turn comes early', async () => {
    await play(0, 1);
    harness.player.dispatch({ kind: 'next' });
    expect(harness.hls.commands).toContain(`load ${playlistOf('2')} 0`);
    expect(commands('follow')).toEqual([`follow ${playlistOf('2')}`]);
  });

  it('sends the successor only in the last 20 s in data saver mode', async () => {
    savesData = true;
    await play(0, 9);
    expect(commands('follow')).toEqual([]);
    await harness.pass(2);
    expect(commands('follow')).toEqual([`follow ${playlistOf('2')}`]);
  });

  it('reports the start of each song, for play counts and suggestions', async () => {
    await play(0, 62);
    expect(started).toEqual(['1', '2', '3']);
  });

  it('counts a play for each song', async () => {
    set({ duration: 40 });
    const reports = new RecordingPlayReports();
    const outbox = new PlayReportOutbox(reports, harness.time, harness.connectivity);
    const record = new RecordPlay(outbox, new MemoryPlayHistory(), harness.time, new FixedRandom());
    new PlayCounting(harness.store, harness.song, record).start();
    await play(0, 75);
    expect(reports.counted.map(({ songId }) => songId)).toEqual(['1', '2']);
  });

  it('changes the successor with the queue', async () => {
    await play(0, 1);
    harness.editing.playNext(harness.songs.slice(2, 3));
    await harness.pass(1);
    expect(commands('follow').slice(1)).toEqual(['follow nothing', `follow ${playlistOf('3')}`]);
    await harness.pass(30);
    expect(harness.hls.audible).toBe(playlistOf('3'));
    expect(harness.order()).toEqual(['1', '3', '2', '3', '4']);
  });

  it('withdraws a successor at once when it leaves the queue, before another one is known', async () => {
    await play(0, 1);
    harness.catalogue.hold('song 3');
    harness.editing.remove(harness.keyOf('2'));
    expect(commands('follow').at(-1)).toBe('follow nothing');
    await harness.pass(30);
    expect(harness.currentId()).toBe('3');
    harness.catalogue.letGo('song 3');
    await harness.pass(1);
    expect(harness.hls.audible).toBe(playlistOf('3'));
  });

  it('changes the successor with shuffle', async () => {
    await play(0, 1);
    harness.player.dispatch({ kind: 'toggle-shuffle' });
    await harness.pass(31);
    expect(harness.currentId()).toBe(harness.order()[1]);
    expect(harness.hls.audible).toBe(playlistOf(harness.order()[1] ?? ''));
    expect(commands('load')).toHaveLength(1);
  });

  it('sends the successor of the current song, not of the previous one, even for short songs with known details', async () => {
    set({ duration: 15 });
    await Promise.all(harness.songs.map(({ id }) => harness.details.get(id)));
    await play(0, 1);
    harness.player.dispatch({ kind: 'next' });
    await harness.pass(17);
    expect(harness.hls.audible).toBe(playlistOf('3'));
    expect(commands('load')).toHaveLength(2);
  });

  it('sends no successor at the end of the queue', async () => {
    await play(3, 32);
    expect(commands('follow')).toEqual([]);
    expect(harness.player.state).toMatchObject({ isPlaying: false, position: 0 });
  });

  it('continues with the first song when the loop is ALL', async () => {
    harness.player.dispatch({ kind: 'cycle-loop' });
    await play(3, 32);
    expect(harness.hls.audible).toBe(playlistOf('1'));
    expect(commands('load')).toHaveLength(1);
  });

  it('repeats the same song when the loop is ONE, and reports each start', async () => {
    harness.player.dispatch({ kind: 'cycle-loop' });
    harness.player.dispatch({ kind: 'cycle-loop' });
    await play(1, 62);
    expect(started).toEqual(['2', '2', '2']);
    expect(harness.hls.audible).toBe(playlistOf('2'));
    expect(commands('load')).toHaveLength(1);
  });

  it('changes the successor with the loop', async () => {
    await play(0, 1);
    harness.player.dispatch({ kind: 'cycle-loop' });
    harness.player.dispatch({ kind: 'cycle-loop' });
    await harness.pass(31);
    expect(harness.currentId()).toBe('1');
    expect(harness.hls.audible).toBe(playlistOf('1'));
  });

  it('sends no successor to the engine when another engine would play the next song', async () => {
    harness.catalogue.put({ ...harness.songs[1]!, audioSources: harness.songs[1]!.audioSources.slice(2) });
    await play(0, 32);
    expect(commands('follow')).toEqual([]);
    expect(harness.file.audible).toBe(fileOf('2'));
  });

  it('sends the successor to the engine that takes over', async () => {
    harness.hlsCandidate.supports = () => false;
    await play(0, 32);
    expect(harness.file.audible).toBe(fileOf('2'));
    expect(harness.file.commands.filter((command) => command.startsWith('load'))).toHaveLength(1);
  });

  it('falls back to the file when an appended song cannot be decoded', async () => {
    await play(0, 32);
    harness.hls.breakSource(playlistOf('2'), 'decode');
    await harness.pass(1);
    expect(harness.file.audible).toBe(fileOf('2'));
  });

  it('loads the next song when its turn comes if its details did not arrive in time', async () => {
    harness.catalogue.failWith('song 2', { kind: 'unavailable' });
    await play(0, 29);
    harness.catalogue.failWith('song 2', null);
    await harness.pass(3);
    expect(harness.catalogue.asked.filter((request) => request === 'song 2')).toHaveLength(2);
    expect(harness.hls.audible).toBe(playlistOf('2'));
  });

  it('plays the song that the listener chooses instead of the successor', async () => {
    await play(0, 5);
    harness.player.dispatch({ kind: 'jump-to', key: harness.keyOf('4') });
    await harness.pass(1);
    expect(harness.hls.audible).toBe(playlistOf('4'));
    await harness.pass(30);
    expect(harness.player.state.isPlaying).toBe(false);
  });

  it('plays the next song of the queue when the engine appended another song', async () => {
    await play(0, 1);
    harness.hls.follow(harness.songs[3]!.audioSources[0]!);
    harness.song.setSuccessor({ key: harness.keyOf('4'), details: harness.songs[3]! });
    harness.hls.pass(30);
    await harness.pass(1);
    expect(harness.currentId()).toBe('2');
    expect(harness.hls.audible).toBe(playlistOf('2'));
  });
});
