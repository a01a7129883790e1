import { Crossfading } from '../../../../src/application/playback/deck/crossfading';
import { ListeningSettingsStore } from '../../../../src/application/playback/settings/listening-settings-store';
import { withSettableVolume } from '../../../../src/domain/playback/settings/volume';
import { aPlayerHarness, playlistOf } from '../../../support/builders/a-player-harness';
import { MemoryStore } from '../../../support/fakes/memory-store';

function listen(crossfade: number, duration = 60) {
  const harness = aPlayerHarness({ duration });
  const settings = new ListeningSettingsStore(new MemoryStore());
  settings.update({ crossfade });
  const { store, song, coordinator, deck, hls, spare } = harness;
  new Crossfading({ store, song }, settings, coordinator, deck).start();
  const power = (): number => [hls, spare].reduce((sum, { level }) => sum + (level.gain ?? 1) ** 2, 0);
  const begins = async () => {
    harness.player.dispatch({ kind: 'play-songs', songs: harness.songs, startIndex: 0 });
    await harness.pass(1);
  };
  return { ...harness, settings, power, begins };
}

describe('a song that fades into the next', () => {
  it('continues under the next one, for the duration that the listener chose', async () => {
    const { begins, pass, hls, spare, currentId, player } = listen(6);
    await begins();
    await pass(52);
    expect([currentId(), hls.audible, spare.audible]).toEqual(['1', playlistOf('1'), null]);
    await pass(3);
    expect([currentId(), hls.audible, spare.audible]).toEqual(['2', playlistOf('1'), playlistOf('2')]);
    expect(player.state.position).toBeLessThan(4);
    await pass(6);
    expect([currentId(), hls.audible, spare.audible]).toEqual(['2', null, playlistOf('2')]);
    expect(spare.level.gain).toBe(1);
  });

  it('has constant total power with the next one: both are never loud together', async () => {
    const { begins, pass, power, hls, spare } = listen(6);
    await begins();
    await pass(54.25);
    for (let step = 0; step < 10; step += 1) {
      await pass(0.5);
      expect(power()).toBeCloseTo(1, 1);
    }
    expect(hls.level.gain).toBeLessThan(0.4);
    expect(spare.level.gain).toBeGreaterThan(0.9);
  });

  it('alternates between the two decks, and leaves nothing loaded on the old deck', async () => {
    const { begins, pass, hls, spare, currentId } = listen(4);
    await begins();
    await pass(60);
    expect([currentId(), hls.held]).toEqual(['2', []]);
    await pass(56);
    expect([currentId(), hls.audible, spare.held]).toEqual(['3', playlistOf('3'), []]);
  });

  it('does not fade where the volume cannot be set, and fades once an effect controls the gain', async () => {
    const { begins, pass, settings, store, spare, currentId } = listen(4);
    store.update((state) => withSettableVolume(state, false));
    await begins();
    await pass(60);
    expect([currentId(), spare.commands]).toEqual(['2', []]);
    settings.update({ loudness: 'track' });
    await pass(56);
    expect([currentId(), spare.audible]).toEqual(['3', playlistOf('3')]);
  });

  it('uses no second deck at crossfade 0', async () => {
    const { begins, pass, hls, spare, currentId } = listen(0);
    await begins();
    await pass(60);
    expect([currentId(), hls.audible, spare.commands]).toEqual(['2', playlistOf('2'), []]);
  });

  it('does not fade when it is shorter than two fades', async () => {
    const { begins, pass, spare, currentId } = listen(12, 20);
    await begins();
    await pass(18);
    expect([currentId(), spare.commands]).toEqual(['1', []]);
  });

  it('pauses together with the next song, and resumes the fade from there', async () => {
    const { begins, pass, hls, spare, player } = listen(6);
    await begins();
    await pass(55);
    player.dispatch({ kind: 'pause' });
    const held = [hls.level.gain, spare.level.gain];
    await pass(20);
    expect([hls.audible, spare.audible]).toEqual([null, null]);
    expect([hls.level.gain, spare.level.gain]).toEqual(held);
    player.dispatch({ kind: 'play' });
    await pass(1);
    expect([hls.audible, spare.audible]).toEqual([playlistOf('1'), playlistOf('2')]);
    await pass(6);
    expect([hls.audible, spare.audible]).toEqual([null, playlistOf('2')]);
  });

  it.each<[string, (harness: ReturnType<typeof listen>) => void, string]>([
    ['skips', ({ player }) => player.dispatch({ kind: 'next' }), '3'],
    ['seeks', ({ player }) => player.dispatch({ kind: 'commit-seek', to: 30 }), '2'],
    ['goes back', ({ player }) => player.dispatch({ kind: 'previous' }), '1'],
  ])('stops fading at once when the listener %s', async (_, act, id) => {
    const harness = listen(6);
    await harness.begins();
    await harness.pass(55);
    act(harness);
    await harness.pass(1);
    expect([harness.currentId(), harness.hls.audible, harness.spare.audible]).toEqual([id, null, playlistOf(id)]);
    expect(harness.spare.level.gain).toBe(1);
  });

  it('is silent at once when the listener skips to a song that is not loaded yet', async () => {
    const { begins, pass, hls, spare, player, catalogue, keyOf } = listen(6);
    await begins();
    await pass(55);
    catalogue.hold('song 4');
    player.dispatch({ kind: 'jump-to', key: keyOf('4') });
    await pass(0.5);
    expect([hls.audible, spare.audible]).toEqual([null, null]);
  });

  it('has the same volume and mute as the next one when the listener changes them', async () => {
    const { begins, pass, hls, spare, player } = listen(6);
    await begins();
    await pass(55);
    player.dispatch({ kind: 'set-volume', volume: 20 });
    player.dispatch({ kind: 'toggle-mute' });
    expect([hls.level, spare.level]).toEqual([
      expect.objectContaining({ volume: 0.2, muted: true }),
      expect.objectContaining({ volume: 0.2, muted: true }),
    ]);
  });

  it('begins to fade once the next song sounds, and plays to its end if the next song does not sound', async () => {
    const { begins, pass, hls, spare } = listen(6);
    await begins();
    spare.isStalled = true;
    await pass(56);
    expect([hls.audible, hls.level.gain]).toEqual([playlistOf('1'), 1]);
    await pass(5);
    expect(hls.held).toEqual([]);
    spare.isStalled = false;
    await pass(1);
    expect([spare.audible, spare.level.gain]).toEqual([playlistOf('2'), 1]);
  });

  it('fades for a shorter time when songs play faster', async () => {
    const { begins, pass, hls, spare, settings } = listen(6);
    settings.update({ speed: 2 });
    await begins();
    await pass(54);
    await pass(3.5);
    expect([hls.audible, spare.audible]).toEqual([null, playlistOf('2')]);
  });
});
