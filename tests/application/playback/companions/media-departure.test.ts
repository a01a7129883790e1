import { MediaDeparture } from '../../../../src/application/playback/companions/media-departure';
import { aFile } from '../../../support/builders/a-source';
import { aPlayerHarness, fileOf } from '../../../support/builders/a-player-harness';
import { FakePageLifecycle } from '../../../support/fakes/fake-page-lifecycle';

/** A song that has played for five seconds on a page that the listener can leave. */
async function playing() {
  const harness = aPlayerHarness();
  const page = new FakePageLifecycle();
  new MediaDeparture(harness.store, harness.song, harness.deck, harness.engines).start(page);
  harness.player.dispatch({ kind: 'play-songs', songs: harness.songs, startIndex: 1 });
  await harness.pass(5);
  return { ...harness, page };
}

describe('the media of a page that the listener leaves', () => {
  it('are released, including media that were only prepared', async () => {
    const { page, prepared, hls, file, pass, player } = await playing();
    player.dispatch({ kind: 'pause' });
    prepared.prepare([aFile({ url: fileOf('3') })]);
    await pass(0);
    page.leaves.next();
    expect([hls.commands.at(-1), file.commands.at(-1)]).toEqual(['release', 'release']);
  });

  it('leave the song at its position, to be opened again by the next press of play', async () => {
    const { page, store, player, currentId, hls, pass } = await playing();
    const { position } = store.state;
    page.leaves.next();
    page.returns.next();
    await pass(3);
    expect([store.state.isPlaying, store.state.position, currentId()]).toEqual([false, position, '2']);
    player.dispatch({ kind: 'play' });
    await pass(2);
    expect([store.state.isPlaying, hls.commands.includes('play')]).toEqual([true, true]);
    expect(store.state.position).toBeGreaterThan(position);
  });

  it.each([1, 2])('sound again by themselves when the page was not left after all, left %d times', async (times) => {
    const { page, store, pass } = await playing();
    const { position } = store.state;
    for (let left = 0; left < times; left += 1) page.leaves.next();
    expect(store.state.isPlaying).toBe(false);
    page.stays.next();
    await pass(2);
    expect(store.state.isPlaying).toBe(true);
    expect(store.state.position).toBeGreaterThan(position);
  });

  it('stay silent when the listener played and paused meanwhile', async () => {
    const { page, store, player, pass } = await playing();
    page.leaves.next();
    player.dispatch({ kind: 'play' });
    player.dispatch({ kind: 'pause' });
    page.stays.next();
    await pass(1);
    expect(store.state.isPlaying).toBe(false);
  });

  it('stay silent when the page came back, and a second departure was cancelled', async () => {
    const { page, store, pass } = await playing();
    page.leaves.next();
    page.returns.next();
    page.leaves.next();
    page.stays.next();
    await pass(1);
    expect(store.state.isPlaying).toBe(false);
  });

  it('are not opened by an answer that arrives after the page was left', async () => {
    const { page, player, songs, hls, pass } = await playing();
    player.dispatch({ kind: 'play-songs', songs, startIndex: 0 });
    page.leaves.next();
    await pass(1);
    expect(hls.commands.at(-1)).toBe('release');
  });

  it('stay silent when the song was paused before the page was left', async () => {
    const { page, store, player, pass } = await playing();
    player.dispatch({ kind: 'pause' });
    page.leaves.next();
    page.stays.next();
    await pass(1);
    expect(store.state.isPlaying).toBe(false);
  });
});
