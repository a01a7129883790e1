import { aStage, playlistOf, type Stage } from '../../support/builders/a-stage';

describe('the player in trouble in the last 4 s of a song', () => {
  let stage: Stage;

  beforeEach(() => {
    stage = aStage();
  });

  const endEarly = async (startIndex: number) => {
    const url = playlistOf(String(startIndex + 1));
    stage.player.playSongs(stage.songs, startIndex);
    await stage.pass(27);
    stage.hls.breakSource(url, 'decode');
    await stage.pass(0);
    stage.hls.mend(url);
  };

  it('takes a fault for the end', async () => {
    await endEarly(0);
    await stage.pass(1);
    expect(stage.hls.audible).toBe(playlistOf('2'));
    expect(stage.player.state.fault).toBeNull();
  });

  it('repeats the song under ONE by loading it anew', async () => {
    stage.player.cycleLoop();
    stage.player.cycleLoop();
    await endEarly(0);
    await stage.pass(2);
    expect(stage.player.state).toMatchObject({ isPlaying: true, fault: null, position: 2 });
  });

  it('plays the last song of the queue again at the next press, loaded anew', async () => {
    await endEarly(3);
    expect(stage.player.state).toMatchObject({ isPlaying: false, position: 0 });
    stage.player.play();
    await stage.pass(2);
    expect(stage.player.state).toMatchObject({ isPlaying: true, fault: null, position: 2 });
  });
});
