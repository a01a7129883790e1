import { ListeningSettingsStore } from '../../../../src/application/playback/settings/listening-settings-store';
import { MediaChoosing, type MediaState } from '../../../../src/application/playback/settings/media-choosing';
import { aPlayerHarness, playlistOf, renditionOf, videoOf } from '../../../support/builders/a-player-harness';
import { MemoryStore } from '../../../support/fakes/memory-store';

const ALL = ['1', '2', '3', '4'];

function watch(withVideo: readonly string[] = ALL, values = new MemoryStore()) {
  const harness = aPlayerHarness({ withVideo });
  const settings = new ListeningSettingsStore(values);
  const media = new MediaChoosing(harness.store, settings, harness.song, harness.deck);
  media.start();
  const states: MediaState[] = [];
  const failures: string[] = [];
  media.changes.subscribe((state) => states.push(state));
  media.failures.subscribe((of) => failures.push(of));
  const begins = async (index = 0): Promise<void> => {
    harness.player.dispatch({ kind: 'play-songs', songs: harness.songs, startIndex: index });
    await harness.pass(4);
  };
  return { ...harness, settings, media, values, begins, state: () => states.at(-1), failures };
}

describe('switching between sound and picture', () => {
  it('continues with sound until the picture is in step, then plays only the picture at the same position', async () => {
    const { begins, media, pass, hls, spare, store, order, state } = watch();
    await begins();
    const before = store.state.position;
    media.showVideo(true);
    expect([hls.audible, spare.audible, state()?.isChanging]).toEqual([playlistOf('1'), null, true]);
    await pass(2);
    expect([hls.held, spare.audible, state()?.isChanging]).toEqual([[], videoOf('1'), false]);
    expect(store.state.position).toBeGreaterThan(before);
    expect(store.state.position).toBeLessThan(before + 2.3);
    expect(order()).toEqual(ALL);
  });

  it('switches back to sound at the same position', async () => {
    const { begins, media, pass, hls, spare, store } = watch();
    await begins();
    media.showVideo(true);
    await pass(3);
    media.showVideo(false);
    await pass(3);
    expect([hls.audible, spare.held]).toEqual([playlistOf('1'), []]);
    expect(store.state.position).toBeCloseTo(10, 0);
  });

  it('reports the duration of the medium that plays', async () => {
    const { begins, media, pass, spare, player } = watch();
    spare.duration = 45;
    await begins();
    media.showVideo(true);
    await pass(3);
    expect(player.state.duration).toBe(45);
    media.showVideo(false);
    await pass(3);
    expect(player.state.duration).toBe(30);
  });

  it('stays paused when the song is paused', async () => {
    const { begins, media, pass, player, hls, spare, store } = watch();
    await begins();
    player.dispatch({ kind: 'pause' });
    const { position } = store.state;
    media.showVideo(true);
    await pass(1);
    expect([hls.audible, spare.audible, store.state.isPlaying]).toEqual([null, null, false]);
    player.dispatch({ kind: 'play' });
    await pass(2);
    expect([hls.audible, spare.audible]).toEqual([null, videoOf('1')]);
    expect(store.state.position).toBeCloseTo(position + 2, 0);
  });

  it('allows pausing and seeking while the picture is still loading', async () => {
    const { begins, media, pass, player, spare, store } = watch();
    await begins();
    spare.isStalled = true;
    media.showVideo(true);
    player.dispatch({ kind: 'commit-seek', to: 20 });
    player.dispatch({ kind: 'pause' });
    spare.isStalled = false;
    player.dispatch({ kind: 'play' });
    await pass(2);
    expect(spare.audible).toBe(videoOf('1'));
    expect(store.state.position).toBeCloseTo(22, 0);
  });

  it('stays silent when the system pauses while the picture is loading', async () => {
    const { begins, media, pass, player, hls, spare } = watch();
    await begins();
    spare.isStalled = true;
    media.showVideo(true);
    hls.interrupt();
    spare.isStalled = false;
    await pass(8);
    expect([hls.audible, spare.audible, spare.held]).toEqual([null, null, [videoOf('1')]]);
    player.dispatch({ kind: 'play' });
    await pass(2);
    expect([hls.audible, spare.audible]).toEqual([null, videoOf('1')]);
  });

  it('continues as picture where the sound ran out, as soon as a picture is available', async () => {
    const { begins, media, pass, hls, spare, store } = watch();
    await begins();
    spare.isStalled = true;
    spare.bufferedFrom = 20;
    media.showVideo(true);
    await pass(2);
    const { position } = store.state;
    hls.isStalled = true;
    hls.tell({ kind: 'waiting' });
    spare.isStalled = false;
    await pass(2);
    expect([hls.held, spare.audible]).toEqual([[], videoOf('1')]);
    expect(store.state.position).toBeCloseTo(position + 2, 0);
  });

  it('ends once the song was loaded again as the chosen medium', async () => {
    const { begins, media, pass, hls, spare, state } = watch();
    await begins();
    hls.isStalled = true;
    spare.isStalled = true;
    media.showVideo(true);
    await pass(3);
    expect(state()?.isChanging).toBe(true);
    await pass(3);
    hls.isStalled = false;
    await pass(1);
    expect([hls.audible, state()?.isChanging, spare.held]).toEqual([videoOf('1'), false, []]);
  });

  it('drops a picture that is no longer wanted', async () => {
    const { begins, media, pass, hls, spare, state } = watch();
    await begins();
    spare.isStalled = true;
    media.showVideo(true);
    media.showVideo(false);
    await pass(1);
    expect([hls.audible, spare.held, state()?.medium, state()?.isChanging]).toEqual([
      playlistOf('1'),
      [],
      'audio',
      false,
    ]);
  });

  it('continues with sound when the picture cannot be loaded, and reports the failure', async () => {
    const { begins, media, pass, hls, spare, state, failures } = watch();
    await begins();
    spare.breakSource(videoOf('1'), 'not-found');
    media.showVideo(true);
    await pass(1);
    expect([hls.audible, state()?.medium, failures]).toEqual([playlistOf('1'), 'audio', ['video']]);
  });

  it('falls back to sound for a song without a picture, and returns to picture for the next that has one', async () => {
    const { begins, media, pass, player, hls, spare, state } = watch(['1', '3']);
    await begins();
    media.showVideo(true);
    await pass(3);
    player.dispatch({ kind: 'next' });
    await pass(1);
    expect([spare.audible, hls.held, state()?.medium, state()?.hasVideo]).toEqual([
      playlistOf('2'),
      [],
      'audio',
      false,
    ]);
    player.dispatch({ kind: 'next' });
    await pass(1);
    expect([spare.audible, state()?.medium]).toEqual([videoOf('3'), 'video']);
  });

  it('does not show the next picture by itself in data saver mode', async () => {
    const { begins, media, pass, player, spare, state } = watch();
    await begins();
    media.spareData(true);
    media.showVideo(true);
    await pass(3);
    player.dispatch({ kind: 'next' });
    await pass(1);
    expect([spare.audible, state()?.medium]).toEqual([renditionOf('2'), 'audio']);
  });
});

describe('the chosen quality', () => {
  it('applies at once, at the same position, and after a reload', async () => {
    const { begins, media, pass, spare, store, values, state } = watch();
    await begins();
    media.chooseQuality(64_000);
    await pass(2);
    expect([spare.audible, state()?.quality]).toEqual([renditionOf('1'), 64_000]);
    expect(store.state.position).toBeCloseTo(6, 0);
    const later = watch(ALL, values);
    await later.begins();
    expect(later.hls.audible).toBe(renditionOf('1'));
  });

  it('is reported as playing, even if the engine reported it before it was in step', async () => {
    const { begins, media, pass, spare, state } = watch();
    await begins();
    spare.isStalled = true;
    media.chooseQuality(64_000);
    await pass(0.5);
    spare.tell({ kind: 'rendition', bitrate: 64_000, height: null });
    spare.isStalled = false;
    await pass(2);
    expect([spare.audible, state()?.playing]).toEqual([renditionOf('1'), { bitrate: 64_000, height: null }]);
  });

  it('falls back to auto when the original file cannot be played, and auto is shown as chosen', async () => {
    const { begins, media, pass, spare, state, failures } = watch();
    await begins();
    media.chooseQuality('original');
    await pass(1);
    expect([spare.audible, state()?.quality, failures]).toEqual([playlistOf('1'), 'auto', ['quality']]);
  });

  it('returns to the previous one when it cannot be loaded, and the failure is reported', async () => {
    const { begins, media, pass, hls, spare, state, settings, failures } = watch();
    await begins();
    spare.breakSource(renditionOf('1'), 'not-found');
    media.chooseQuality(64_000);
    await pass(1);
    expect([hls.audible, state()?.quality, settings.state.audioQuality]).toEqual([playlistOf('1'), 'auto', 'auto']);
    expect([spare.held, failures]).toEqual([[], ['quality']]);
  });

  it('is saved for pictures while a picture plays', async () => {
    const { begins, media, settings, pass } = watch();
    await begins();
    media.showVideo(true);
    await pass(3);
    media.chooseQuality(720);
    expect(settings.state).toMatchObject({ audioQuality: 'auto', videoQuality: 720 });
  });

  it('is replaced by the lowest quality in data saver mode', async () => {
    const { begins, media, pass, spare, state } = watch();
    await begins();
    media.spareData(true);
    await pass(2);
    expect([spare.audible, state()?.sparesData]).toEqual([renditionOf('1'), true]);
  });
});
