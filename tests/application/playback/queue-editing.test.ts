import { aStage, playlistOf, type Stage } from '../../support/builders/a-stage';

describe('editing the queue', () => {
  let stage: Stage;

  beforeEach(async () => {
    stage = aStage();
    stage.player.playSongs(stage.songs.slice(0, 3), 0);
    await stage.pass(1);
  });

  const extra = () => stage.songs.slice(3);

  it('inserts after the current song and at the end while it goes on sounding', () => {
    stage.editing.playNext(extra());
    stage.editing.append(extra());
    expect(stage.order()).toEqual(['1', '4', '2', '3', '4']);
    expect(stage.hls.audible).toBe(playlistOf('1'));
    expect(stage.player.state.position).toBe(1);
  });

  it('moves entries', () => {
    stage.editing.move(stage.keyOf('3'), 0);
    expect(stage.order()).toEqual(['3', '1', '2']);
    expect(stage.currentId()).toBe('1');
  });

  it('plays what takes the place of a current song taken out', async () => {
    stage.editing.remove(stage.keyOf('1'));
    await stage.pass(1);
    expect(stage.hls.audible).toBe(playlistOf('2'));
  });

  it('stays silent when that happens in a pause', async () => {
    stage.player.pause();
    stage.editing.remove(stage.keyOf('1'));
    await stage.pass(1);
    expect(stage.hls.audible).toBeNull();
    expect(stage.player.state).toMatchObject({ position: 0, isPlaying: false });
  });

  it('falls silent when the last entry goes', async () => {
    stage.editing.clear();
    expect(stage.order()).toEqual(['1']);
    expect(stage.hls.audible).toBe(playlistOf('1'));
    stage.editing.remove(stage.keyOf('1'));
    await stage.pass(1);
    expect(stage.hls.held).toEqual([]);
    expect(stage.player.state).toMatchObject({ isPlaying: false, details: null, position: 0, duration: 0 });
  });

  it('lets songs wait in an empty queue until play is pressed', async () => {
    const quiet = aStage();
    quiet.editing.append(quiet.songs);
    await quiet.pass(1);
    expect(quiet.hls.audible).toBeNull();
    quiet.player.toggle();
    await quiet.pass(1);
    expect(quiet.hls.audible).toBe(playlistOf('1'));
  });

  it('brings back what was taken out, while it goes on sounding', async () => {
    const before = stage.player.state.queue;
    stage.editing.remove(stage.keyOf('2'));
    stage.editing.undo(before);
    expect(stage.player.state.queue).toEqual(before);
    stage.editing.clear();
    stage.editing.undo(before);
    expect(stage.player.state.queue).toEqual(before);
    expect(stage.hls.audible).toBe(playlistOf('1'));
  });

  it('brings the only song back at rest', async () => {
    stage.editing.clear();
    const before = stage.player.state.queue;
    stage.editing.remove(stage.keyOf('1'));
    stage.editing.undo(before);
    await stage.pass(1);
    expect(stage.player.state).toMatchObject({ queue: before, isPlaying: false });
    stage.player.toggle();
    await stage.pass(1);
    expect(stage.hls.audible).toBe(playlistOf('1'));
  });
});
