import { ListeningSettingsStore } from '../../../../src/application/playback/settings/listening-settings-store';
import { SleepTimer } from '../../../../src/application/playback/settings/sleep-timer';
import type { Sleep } from '../../../../src/domain/playback/settings/sleep';
import { aPlayerHarness, playlistOf } from '../../../support/builders/a-player-harness';
import { MemoryStore } from '../../../support/fakes/memory-store';

const MINUTE = 60;

function listen({ duration = 600 } = {}) {
  const harness = aPlayerHarness({ duration });
  const { store, song, time } = harness;
  const settings = new ListeningSettingsStore(new MemoryStore());
  const sleep = new SleepTimer({ store, settings, song }, time, time);
  const timers: Sleep['kind'][] = [];
  const fades: number[] = [];
  sleep.changes.subscribe(({ kind }) => timers.push(kind));
  sleep.fade.subscribe((fade) => fades.push(fade));
  sleep.start();
  harness.player.dispatch({ kind: 'play-songs', songs: harness.songs, startIndex: 0 });
  return { ...harness, sleep, settings, timers, fades };
}

describe('the sleep timer', () => {
  it('pauses after the chosen number of minutes, and not before', async () => {
    const { sleep, player, pass } = listen();
    await pass(1);
    sleep.after(5);
    await pass(5 * MINUTE - 1);
    expect(player.state.isPlaying).toBe(true);
    await pass(1.5);
    expect(player.state.isPlaying).toBe(false);
    expect(sleep.remaining).toBeNull();
  });

  it('fades out in the last 5 s, then restores the volume when the listener plays again', async () => {
    const { sleep, player, pass, fades } = listen();
    await pass(1);
    sleep.after(5);
    await pass(5 * MINUTE - 5);
    expect(fades).toEqual([1]);
    await pass(5.5);
    expect(fades.length).toBeGreaterThan(41);
    expect(fades).toEqual(fades.toSorted((a, b) => b - a));
    expect(fades.at(-1)).toBeLessThan(0.01);
    player.dispatch({ kind: 'play' });
    expect(fades.at(-1)).toBe(1);
  });

  it('continues to count while playback is paused', async () => {
    const { sleep, player, pass } = listen();
    await pass(1);
    sleep.after(10);
    player.dispatch({ kind: 'pause' });
    await pass(11 * MINUTE);
    expect(sleep.remaining).toBeNull();
  });

  it('pauses within 10 s after the device wakes, when its end passed during sleep', async () => {
    const { sleep, player, pass, time } = listen({ duration: 100_000 });
    await pass(1);
    sleep.after(30);
    await pass(1);
    const moments = jest.spyOn(time, 'now').mockReturnValue(time.now() + 3_600_000);
    await pass(10);
    expect(player.state.isPlaying).toBe(false);
    moments.mockRestore();
  });

  it('is reported, and can be cancelled', async () => {
    const { sleep, player, pass, timers, fades } = listen();
    await pass(1);
    sleep.after(5);
    await pass(5 * MINUTE - 2);
    sleep.cancel();
    await pass(MINUTE);
    expect(timers).toEqual(['off', 'at', 'off']);
    expect(fades.at(-1)).toBe(1);
    expect(player.state.isPlaying).toBe(true);
  });

  it('starts again when it is set again', async () => {
    const { sleep, player, pass } = listen();
    await pass(1);
    sleep.after(5);
    await pass(4 * MINUTE);
    sleep.after(5);
    await pass(4 * MINUTE);
    expect(player.state.isPlaying).toBe(true);
    expect(sleep.remaining).toBe(MINUTE * 1_000);
  });
});

describe('the sleep timer set to the end of the song', () => {
  it('plays the song to its end and nothing after it, whatever the loop is', async () => {
    const { sleep, player, pass, hls, currentId, fades, timers } = listen({ duration: 30 });
    player.dispatch({ kind: 'cycle-loop' });
    player.dispatch({ kind: 'cycle-loop' });
    await pass(1);
    sleep.afterSong();
    await pass(27);
    expect(hls.audible).toBe(playlistOf('1'));
    expect(Math.min(...fades)).toBeLessThan(0.5);
    await pass(5);
    expect([currentId(), hls.audible, player.state.isPlaying]).toEqual(['1', null, false]);
    expect(timers).toEqual(['off', 'after-song', 'off']);
    expect(player.state.stopsAfterSong).toBe(false);
    expect(fades.at(-1)).toBeLessThan(0.01);
    player.dispatch({ kind: 'play' });
    expect(fades.at(-1)).toBe(1);
  });

  it('applies to the next song when the listener skips', async () => {
    const { sleep, player, pass, currentId } = listen({ duration: 30 });
    await pass(1);
    sleep.afterSong();
    player.dispatch({ kind: 'next' });
    await pass(40);
    expect([currentId(), player.state.isPlaying]).toEqual(['2', false]);
  });

  it('waits while the listener pauses', async () => {
    const { sleep, player, pass, timers } = listen({ duration: 30 });
    await pass(5);
    sleep.afterSong();
    player.dispatch({ kind: 'pause' });
    await pass(60);
    player.dispatch({ kind: 'play' });
    await pass(1);
    expect(timers.at(-1)).toBe('after-song');
  });

  it('waits while the listener pauses at the very beginning of the song', async () => {
    const { sleep, player, pass, timers } = listen({ duration: 30 });
    sleep.afterSong();
    player.dispatch({ kind: 'pause' });
    await pass(1);
    player.dispatch({ kind: 'play' });
    await pass(20);
    expect([timers.at(-1), player.state.stopsAfterSong]).toEqual(['after-song', true]);
    await pass(20);
    expect([timers.at(-1), player.state.isPlaying]).toEqual(['off', false]);
  });

  it('continues with the next song after it is cancelled', async () => {
    const { sleep, pass, currentId, hls } = listen({ duration: 30 });
    await pass(1);
    sleep.afterSong();
    sleep.cancel();
    await pass(31);
    expect([currentId(), hls.audible]).toEqual(['2', playlistOf('2')]);
  });
});
