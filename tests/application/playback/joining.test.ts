import { ListeningSettingsStore } from '../../../src/application/playback/listening-settings-store';
import { MediaChoosing } from '../../../src/application/playback/media-choosing';
import { NextFollowing } from '../../../src/application/playback/next-following';
import { PlayCounting } from '../../../src/application/playback/play-counting';
import { PlayReportOutbox } from '../../../src/application/playback/play-report-outbox';
import { RecordPlay } from '../../../src/application/playback/record-play';
import { aStage, fileOf, playlistOf, renditionOf, type Stage, type StageOptions } from '../../support/builders/a-stage';
import { FixedRandom } from '../../support/fakes/fixed-random';
import { MemoryStore } from '../../support/fakes/memory-store';
import { MemoryPlayHistory, RecordingPlayReports } from '../../support/fakes/recording-plays';

describe('songs that follow each other without a gap', () => {
  let stage: Stage;
  let savesData: boolean;
  let started: string[];

  const set = (options: StageOptions = {}) => {
    stage = aStage(options);
    stage.hls.joins = true;
    stage.file.joins = true;
    started = [];
    stage.song.starts.subscribe(({ id }) => started.push(id));
    new NextFollowing(stage.store, stage.song, stage.details, { isOn: () => savesData }).begin();
  };
  const play = async (startIndex: number, seconds: number) => {
    stage.player.playSongs(stage.songs, startIndex);
    await stage.pass(seconds);
  };
  const commands = (name: string) => stage.hls.commands.filter((command) => command.startsWith(name));

  beforeEach(() => {
    savesData = false;
    set();
  });

  it('are loaded once: the next one joins', async () => {
    await play(0, 32);
    expect(stage.hls.audible).toBe(playlistOf('2'));
    expect(stage.currentId()).toBe('2');
    expect(commands('load')).toEqual([`load ${playlistOf('1')} 0`]);
    expect(stage.player.state).toMatchObject({ isPlaying: true, isBuffering: false, duration: 30, fault: null });
    expect(stage.player.state.position).toBeLessThan(3);
    expect(stage.player.state.details?.id).toBe('2');
  });

  it('do not join where their file is away: they say so, and the one after them follows', async () => {
    const [, second] = stage.songs;
    const absence = { kind: 'away', since: '2026-11-20T08:00:00.000Z' } as const;
    stage.catalogue.put({ ...second!, audioSources: [], videoSources: [], hasAudio: false, absence });
    await play(0, 31);
    expect([stage.currentId(), stage.player.state.fault]).toEqual(['2', 'absent']);
    await stage.pass(3);
    expect([stage.currentId(), stage.hls.audible]).toEqual(['3', playlistOf('3')]);
  });

  it('still do where the present one goes on from another source', async () => {
    const { store, song, deck, spare } = stage;
    spare.joins = true;
    const media = new MediaChoosing(store, new ListeningSettingsStore(new MemoryStore()), song, deck);
    media.begin();
    await play(0, 4);
    media.chooseQuality(64_000);
    await stage.pass(2);
    expect(spare.audible).toBe(renditionOf('1'));
    await stage.pass(26);
    expect([stage.currentId(), spare.audible]).toEqual(['2', renditionOf('2')]);
    expect(spare.commands.filter((command) => command.startsWith('load'))).toHaveLength(1);
  });

  it('are settled as soon as the present one is buffered to its end', async () => {
    await play(0, 1);
    expect(commands('follow')).toEqual([`follow ${playlistOf('2')}`]);
  });

  it('are told once more where the deck is to look anew whether they need a gap', async () => {
    await play(0, 1);
    stage.song.settle();
    expect(commands('follow')).toEqual([`follow ${playlistOf('2')}`, `follow ${playlistOf('2')}`]);
  });

  it('are not taken back when their turn comes early', async () => {
    await play(0, 1);
    stage.player.next();
    expect(stage.hls.commands).toContain(`load ${playlistOf('2')} 0`);
    expect(commands('follow')).toEqual([`follow ${playlistOf('2')}`]);
  });

  it('are settled in the last 20 s only where data is to be spared', async () => {
    savesData = true;
    await play(0, 9);
    expect(commands('follow')).toEqual([]);
    await stage.pass(2);
    expect(commands('follow')).toEqual([`follow ${playlistOf('2')}`]);
  });

  it('each begin for those who count and suggest', async () => {
    await play(0, 62);
    expect(started).toEqual(['1', '2', '3']);
  });

  it('each count as a play', async () => {
    set({ duration: 40 });
    const reports = new RecordingPlayReports();
    const outbox = new PlayReportOutbox(reports, stage.time, stage.connectivity);
    const record = new RecordPlay(outbox, new MemoryPlayHistory(), stage.time, new FixedRandom());
    new PlayCounting(stage.store, stage.song, record).begin();
    await play(0, 75);
    expect(reports.counted.map(({ songId }) => songId)).toEqual(['1', '2']);
  });

  it('change with the queue', async () => {
    await play(0, 1);
    stage.editing.playNext(stage.songs.slice(2, 3));
    await stage.pass(1);
    expect(commands('follow').slice(1)).toEqual(['follow nothing', `follow ${playlistOf('3')}`]);
    await stage.pass(30);
    expect(stage.hls.audible).toBe(playlistOf('3'));
    expect(stage.order()).toEqual(['1', '3', '2', '3', '4']);
  });

  it('are taken back at once when the next one leaves the queue, before another one is known', async () => {
    await play(0, 1);
    stage.catalogue.hold('song 3');
    stage.editing.remove(stage.keyOf('2'));
    expect(commands('follow').at(-1)).toBe('follow nothing');
    await stage.pass(30);
    expect(stage.currentId()).toBe('3');
    stage.catalogue.letGo('song 3');
    await stage.pass(1);
    expect(stage.hls.audible).toBe(playlistOf('3'));
  });

  it('change with shuffle', async () => {
    await play(0, 1);
    stage.player.toggleShuffle();
    await stage.pass(31);
    expect(stage.currentId()).toBe(stage.order()[1]);
    expect(stage.hls.audible).toBe(playlistOf(stage.order()[1] ?? ''));
    expect(commands('load')).toHaveLength(1);
  });

  it('are settled for the song that is on, not for the one before, however short and well known they are', async () => {
    set({ duration: 15 });
    await Promise.all(stage.songs.map(({ id }) => stage.details.get(id)));
    await play(0, 1);
    stage.player.next();
    await stage.pass(17);
    expect(stage.hls.audible).toBe(playlistOf('3'));
    expect(commands('load')).toHaveLength(2);
  });

  it('are nothing at the end of the queue', async () => {
    await play(3, 32);
    expect(commands('follow')).toEqual([]);
    expect(stage.player.state).toMatchObject({ isPlaying: false, position: 0 });
  });

  it('go round under ALL', async () => {
    stage.player.cycleLoop();
    await play(3, 32);
    expect(stage.hls.audible).toBe(playlistOf('1'));
    expect(commands('load')).toHaveLength(1);
  });

  it('are the same song under ONE, each time anew', async () => {
    stage.player.cycleLoop();
    stage.player.cycleLoop();
    await play(1, 62);
    expect(started).toEqual(['2', '2', '2']);
    expect(stage.hls.audible).toBe(playlistOf('2'));
    expect(commands('load')).toHaveLength(1);
  });

  it('change with the loop', async () => {
    await play(0, 1);
    stage.player.cycleLoop();
    stage.player.cycleLoop();
    await stage.pass(31);
    expect(stage.currentId()).toBe('1');
    expect(stage.hls.audible).toBe(playlistOf('1'));
  });

  it('are left alone by the engine where another one would play the next song', async () => {
    stage.catalogue.put({ ...stage.songs[1]!, audioSources: stage.songs[1]!.audioSources.slice(2) });
    await play(0, 32);
    expect(commands('follow')).toEqual([]);
    expect(stage.file.audible).toBe(fileOf('2'));
  });

  it('are settled anew with the engine that takes over', async () => {
    stage.hlsCandidate.supports = () => false;
    await play(0, 32);
    expect(stage.file.audible).toBe(fileOf('2'));
    expect(stage.file.commands.filter((command) => command.startsWith('load'))).toHaveLength(1);
  });

  it('can be handed over after they joined', async () => {
    await play(0, 32);
    stage.hls.breakSource(playlistOf('2'), 'decode');
    await stage.pass(1);
    expect(stage.file.audible).toBe(fileOf('2'));
  });

  it('are loaded when their turn has come if their details did not come in time', async () => {
    stage.catalogue.failWith('song 2', { kind: 'unavailable' });
    await play(0, 29);
    stage.catalogue.failWith('song 2', null);
    await stage.pass(3);
    expect(stage.catalogue.asked.filter((request) => request === 'song 2')).toHaveLength(2);
    expect(stage.hls.audible).toBe(playlistOf('2'));
  });

  it('give way to what the listener chooses', async () => {
    await play(0, 5);
    stage.player.jumpTo(stage.keyOf('4'));
    await stage.pass(1);
    expect(stage.hls.audible).toBe(playlistOf('4'));
    await stage.pass(30);
    expect(stage.player.state.isPlaying).toBe(false);
  });

  it('give way to what should play where something else joined', async () => {
    await play(0, 1);
    stage.hls.follow(stage.songs[3]!.audioSources[0]!);
    stage.song.settle({ key: stage.keyOf('4'), details: stage.songs[3]! });
    stage.hls.pass(30);
    await stage.pass(1);
    expect(stage.currentId()).toBe('2');
    expect(stage.hls.audible).toBe(playlistOf('2'));
  });
});
