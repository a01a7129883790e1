import { aPlayerHarness, playlistOf, type Harness } from '../../../support/builders/a-player-harness';

describe('editing the queue', () => {
  let harness: Harness;

  beforeEach(async () => {
    harness = aPlayerHarness();
    harness.player.dispatch({ kind: 'play-songs', songs: harness.songs.slice(0, 3), startIndex: 0 });
    await harness.pass(1);
  });

  const extra = () => harness.songs.slice(3);

  it('inserts songs after the current one and at the end while playback continues', () => {
    harness.editing.playNext(extra());
    harness.editing.append(extra());
    expect(harness.order()).toEqual(['1', '4', '2', '3', '4']);
    expect(harness.hls.audible).toBe(playlistOf('1'));
    expect(harness.player.state.position).toBe(1);
  });

  it('moves entries', () => {
    harness.editing.move(harness.keyOf('3'), 0);
    expect(harness.order()).toEqual(['3', '1', '2']);
    expect(harness.currentId()).toBe('1');
  });

  it('plays the next song when the current one is removed', async () => {
    harness.editing.remove(harness.keyOf('1'));
    await harness.pass(1);
    expect(harness.hls.audible).toBe(playlistOf('2'));
  });

  it('stays silent when the current song is removed during a pause', async () => {
    harness.player.dispatch({ kind: 'pause' });
    harness.editing.remove(harness.keyOf('1'));
    await harness.pass(1);
    expect(harness.hls.audible).toBeNull();
    expect(harness.player.state).toMatchObject({ position: 0, isPlaying: false });
  });

  it('falls silent when the last entry is removed', async () => {
    harness.editing.clear();
    expect(harness.order()).toEqual(['1']);
    expect(harness.hls.audible).toBe(playlistOf('1'));
    harness.editing.remove(harness.keyOf('1'));
    await harness.pass(1);
    expect(harness.hls.held).toEqual([]);
    expect(harness.player.state).toMatchObject({ isPlaying: false, details: null, position: 0, duration: 0 });
  });

  it('adds songs to an empty queue without playing them until play is pressed', async () => {
    const quiet = aPlayerHarness();
    quiet.editing.append(quiet.songs);
    await quiet.pass(1);
    expect(quiet.hls.audible).toBeNull();
    quiet.player.dispatch({ kind: 'toggle' });
    await quiet.pass(1);
    expect(quiet.hls.audible).toBe(playlistOf('1'));
  });

  it('restores removed songs while playback continues', async () => {
    const before = harness.player.state.queue;
    harness.editing.remove(harness.keyOf('2'));
    harness.editing.undo(before);
    expect(harness.player.state.queue).toEqual(before);
    harness.editing.clear();
    harness.editing.undo(before);
    expect(harness.player.state.queue).toEqual(before);
    expect(harness.hls.audible).toBe(playlistOf('1'));
  });

  it('restores the only song without playing it', async () => {
    harness.editing.clear();
    const before = harness.player.state.queue;
    harness.editing.remove(harness.keyOf('1'));
    harness.editing.undo(before);
    await harness.pass(1);
    expect(harness.player.state).toMatchObject({ queue: before, isPlaying: false });
    harness.player.dispatch({ kind: 'toggle' });
    await harness.pass(1);
    expect(harness.hls.audible).toBe(playlistOf('1'));
  });
});
