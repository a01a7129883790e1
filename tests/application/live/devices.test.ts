import { of } from 'rxjs';
import { DeviceControl } from '../../../src/application/live/device-control';
import { ResumePlayback } from '../../../src/application/live/resume-playback';
import { RemoteCommandHandler } from '../../../src/application/live/remote-command-handler';
import { NowPlayingPublisher } from '../../../src/application/live/now-playing-publisher';
import type { PlaybackServices } from '../../../src/application/playback/player/lazy-player';
import { aPlayerHarness } from '../../support/builders/a-player-harness';
import { MeetingPlace, MemoryLiveDevices } from '../../support/backends/memory/memory-live-devices';
import { MemorySongsById } from '../../support/backends/memory/memory-songs-by-id';
import { settle } from '../../support/fakes/virtual-time';

/** A device with a player, at a meeting place where other devices of the account may be. */
function aDevice(place: MeetingPlace, id: string) {
  const harness = aPlayerHarness();
  const { player, editing: queue, store, song, lists, songs: known, time: timer } = harness;
  const live = new MemoryLiveDevices(place, id, () => timer.now());
  const songs = new MemorySongsById(known);
  const time = { timer, clock: timer };
  const local = {
    player,
    shown: player.changes,
    queue,
    lists,
    live: { changes: of(null) },
  } as unknown as PlaybackServices;
  let used = local;
  const control = new DeviceControl(live, { local, songs, time, use: (parts) => (used = parts) });
  new RemoteCommandHandler(live, { player, songs, resumePlayback: new ResumePlayback(store, song) }).start();
  new NowPlayingPublisher(player, live, time).start();
  control.start();
  live.connect();
  const failures: string[] = [];
  control.failures.subscribe(({ kind }) => failures.push(kind));
  return { ...harness, live, songsById: songs, control, failures, used: () => used, isLocal: () => used === local };
}

describe('two devices of one account', () => {
  async function meet() {
    const place = new MeetingPlace();
    const here = aDevice(place, 'here');
    const there = aDevice(place, 'there');
    there.player.dispatch({ kind: 'play-songs', songs: there.songs, startIndex: 1 });
    await pass(1);
    async function pass(seconds: number) {
      await here.pass(seconds);
      await there.pass(seconds);
    }
    return { here, there, pass };
  }

  it('show what the other device plays', async () => {
    const { here } = await meet();
    expect(here.control.state.devices.map(({ id, isOwn, now }) => [id, isOwn, now?.song?.id, now?.isPlaying])).toEqual([
      ['here', true, undefined, false],
      ['there', false, '2', true],
    ]);
  });

  it('control each other with every button', async () => {
    const { here, there, pass } = await meet();
    here.control.control('there');
    await settle();
    const { player } = here.used();
    expect(player.state.queue.entries[0]?.song.id).toBe('2');
    player.dispatch({ kind: 'toggle' });
    expect([player.state.isPlaying, there.player.state.isPlaying]).toEqual([false, false]);
    player.dispatch({ kind: 'toggle' });
    player.dispatch({ kind: 'commit-seek', to: 20 });
    expect([there.player.state.isPlaying, there.player.state.position]).toEqual([true, 20]);
    player.dispatch({ kind: 'skip', by: -5 });
    expect(there.player.state.position).toBe(15);
    player.dispatch({ kind: 'set-volume', volume: 30 });
    player.dispatch({ kind: 'cycle-loop' });
    player.dispatch({ kind: 'toggle-shuffle' });
    await pass(1);
    expect(there.player.state).toMatchObject({ volume: 30, loop: 'ALL' });
    expect(player.state).toMatchObject({ volume: 30, loop: 'ALL' });
    expect(there.player.state.queue.orderBeforeShuffle).not.toBeNull();
    player.dispatch({ kind: 'toggle-mute' });
    expect(there.player.state.volume).toBe(0);
    player.dispatch({ kind: 'toggle-mute' });
    expect(there.player.state.volume).toBe(30);
    player.dispatch({ kind: 'toggle-shuffle' });
    player.dispatch({ kind: 'cycle-loop' });
    player.dispatch({ kind: 'cycle-loop' });
    player.dispatch({ kind: 'next' });
    await pass(1);
    expect([there.currentId(), there.player.state.loop]).toEqual(['3', 'OFF']);
    expect(player.state.queue.entries[0]?.song.id).toBe('3');
    player.dispatch({ kind: 'previous' });
    await pass(1);
    expect(there.currentId()).toBe('2');
    expect(here.player.state.isPlaying).toBe(false);
  });

  it('add songs to the queue of the other device, and play lists there', async () => {
    const { here, there, pass } = await meet();
    here.control.control('there');
    const { player } = here.used();
    player.dispatch({ kind: 'append', songs: here.songs.slice(0, 1) });
    player.dispatch({ kind: 'play-next', songs: here.songs.slice(3) });
    await pass(1);
    expect(there.order()).toEqual(['1', '2', '4', '3', '4', '1']);
    player.dispatch({ kind: 'play-songs', songs: here.songs, startIndex: 3 });
    await pass(1);
    expect([there.currentId(), there.order(), here.player.state.isPlaying]).toEqual(['4', ['1', '2', '3', '4'], false]);
  });

  it('advance the shown position of the other device by themselves, and preview and cancel a seek here', async () => {
    const { here } = await meet();
    here.control.control('there');
    await settle();
    const { player } = here.used();
    const before = player.state.position;
    await here.time.pass(4_000);
    expect(player.state.position - before).toBeCloseTo(4, 0);
    player.dispatch({ kind: 'preview-seek', to: 20 });
    expect(player.state.seekPreview).toBe(20);
    player.dispatch({ kind: 'cancel-seek' });
    expect(player.state.seekPreview).toBeNull();
  });

  it('transfer playback: one falls silent before the other continues at its position with its queue', async () => {
    const { here, there, pass } = await meet();
    await there.pass(6);
    const { position } = there.player.state;
    await here.control.playHere('there');
    expect(there.player.state.isPlaying).toBe(false);
    await pass(0);
    expect([here.currentId(), here.order(), here.player.state.isPlaying]).toEqual(['2', ['1', '2', '3', '4'], true]);
    expect(Math.abs(here.player.state.position - position)).toBeLessThan(0.5);
    await pass(1);
    await here.control.playThere('there');
    expect([here.player.state.isPlaying, here.isLocal()]).toEqual([false, false]);
    await pass(1);
    expect([there.player.state.isPlaying, there.currentId()]).toEqual([true, '2']);
  });

  it('continue here when the other device is gone, and report the failure', async () => {
    const { here, there, pass } = await meet();
    here.player.dispatch({ kind: 'play-songs', songs: here.songs, startIndex: 0 });
    await pass(1);
    jest.spyOn(here.live, 'send').mockResolvedValue({ ok: false, error: { kind: 'not-found' } });
    await here.control.playThere('there');
    expect([here.player.state.isPlaying, here.failures, here.isLocal()]).toEqual([true, ['not-found'], true]);
    here.player.dispatch({ kind: 'pause' });
    await here.control.playThere('there');
    expect(here.player.state.isPlaying).toBe(false);
    there.live.disconnect();
    await here.control.playHere('there');
    expect(here.failures).toEqual(['not-found', 'not-found', 'not-found']);
  });

  it('transfer nothing without a song', async () => {
    const { here, there } = await meet();
    await here.control.playThere('there');
    expect(here.live.sent).toEqual([]);
    expect(there.player.state.isPlaying).toBe(true);
  });

  it('are no longer controlled after they leave, are released, or transfer playback here', async () => {
    const { here, there, pass } = await meet();
    here.control.control('there');
    expect(here.control.state.controlled?.id).toBe('there');
    here.control.release();
    expect([here.control.state.controlled, here.isLocal()]).toEqual([null, true]);
    here.control.control('there');
    await here.control.playHere('there');
    await pass(1);
    expect(here.isLocal()).toBe(true);
    here.control.control('there');
    there.live.disconnect();
    expect(here.isLocal()).toBe(true);
    here.control.control('here');
    here.control.control('nobody');
    expect(here.isLocal()).toBe(true);
    here.control.end();
    expect(here.control.state.devices).toEqual([]);
  });

  it('take over no songs that cannot be loaded', async () => {
    const { here, there, pass } = await meet();
    here.songsById.isOffline = true;
    await here.control.playHere('there');
    await pass(1);
    expect(here.order()).toEqual([]);
    await there.live.send('here', { kind: 'add', place: 'next', songIds: ['1'] });
    await pass(1);
    expect(here.order()).toEqual([]);
  });

  it('show the reported name of a song that cannot be looked up', async () => {
    const { here } = await meet();
    here.songsById.isOffline = true;
    here.control.control('there');
    await settle();
    expect(here.used().player.state.queue.entries[0]?.song).toMatchObject({ id: '2', squareImageUrl: '' });
  });

  it('report only changes that the other device cannot calculate', async () => {
    const { there, pass } = await meet();
    const publish = jest.spyOn(there.live, 'publish');
    await pass(10);
    expect(publish.mock.calls.length).toBeLessThanOrEqual(2);
  });
});
