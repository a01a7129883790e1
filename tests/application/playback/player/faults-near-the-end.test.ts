import { aPlayerHarness, playlistOf, type Harness } from '../../../support/builders/a-player-harness';

describe('a playback fault in the last 4 s of a song', () => {
  let harness: Harness;

  beforeEach(() => {
    harness = aPlayerHarness();
  });

  const endEarly = async (startIndex: number) => {
    const url = playlistOf(String(startIndex + 1));
    harness.player.dispatch({ kind: 'play-songs', songs: harness.songs, startIndex });
    await harness.pass(27);
    harness.hls.breakSource(url, 'decode');
    await harness.pass(0);
    harness.hls.mend(url);
  };

  it('counts as the end of the song', async () => {
    await endEarly(0);
    await harness.pass(1);
    expect(harness.hls.audible).toBe(playlistOf('2'));
    expect(harness.player.state.fault).toBeNull();
  });

  it('makes the player load the song again and repeat it when the loop is ONE', async () => {
    harness.player.dispatch({ kind: 'cycle-loop' });
    harness.player.dispatch({ kind: 'cycle-loop' });
    await endEarly(0);
    await harness.pass(2);
    expect(harness.player.state).toMatchObject({ isPlaying: true, fault: null, position: 2 });
  });

  it('stops the last song of the queue, which is loaded and played again at the next press', async () => {
    await endEarly(3);
    expect(harness.player.state).toMatchObject({ isPlaying: false, position: 0 });
    harness.player.dispatch({ kind: 'play' });
    await harness.pass(2);
    expect(harness.player.state).toMatchObject({ isPlaying: true, fault: null, position: 2 });
  });
});
