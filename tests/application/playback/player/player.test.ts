import { aPlayerHarness, fileOf, playlistOf, type Harness } from '../../../support/builders/a-player-harness';

describe('the player', () => {
  let harness: Harness;

  const play = async (startIndex = 0) => {
    harness.player.dispatch({ kind: 'play-songs', songs: harness.songs, startIndex });
    await harness.pass(1);
  };

  beforeEach(() => {
    harness = aPlayerHarness();
  });

  describe('playing songs', () => {
    it('plays from the chosen song on', async () => {
      await play(1);
      expect(harness.hls.audible).toBe(playlistOf('2'));
      expect(harness.player.state).toMatchObject({ isPlaying: true, isBuffering: false, duration: 30, position: 1 });
      expect(harness.player.state.details?.id).toBe('2');
    });

    it('gives the entries of a new queue keys that the previous queue did not have', async () => {
      await play(0);
      const before = harness.order().map((id) => harness.keyOf(id));
      await play(0);
      expect(harness.order().filter((id) => before.includes(harness.keyOf(id)))).toEqual([]);
    });

    it('shows the song at once, with the duration from the list', () => {
      harness.player.dispatch({ kind: 'play-songs', songs: harness.songs, startIndex: 2 });
      expect(harness.currentId()).toBe('3');
      expect(harness.player.state).toMatchObject({ isPlaying: true, isBuffering: true, duration: 30, details: null });
    });

    it('starts the engine within the gesture when the details are already loaded', async () => {
      await harness.details.get('1');
      await play(1);
      harness.player.dispatch({ kind: 'play-songs', songs: harness.songs, startIndex: 0 });
      expect(harness.hls.commands.slice(-2)).toEqual([`load ${playlistOf('1')} 0`, 'play']);
    });

    it('silences the previous song at once, while the details are still loading', async () => {
      await play(0);
      harness.catalogue.hold('song 2');
      harness.player.dispatch({ kind: 'play-songs', songs: harness.songs, startIndex: 1 });
      expect(harness.hls.audible).toBeNull();
      await harness.pass(1);
      expect(harness.player.state).toMatchObject({ isPlaying: true, position: 0 });
    });

    it('ignores a slow answer for a song chosen earlier', async () => {
      harness.catalogue.hold('song 1');
      harness.player.dispatch({ kind: 'play-songs', songs: harness.songs, startIndex: 0 });
      await harness.pass(1);
      await play(1);
      harness.catalogue.letGo('song 1');
      await harness.pass(1);
      expect(harness.hls.audible).toBe(playlistOf('2'));
      expect(harness.player.state.details?.id).toBe('2');
    });

    it('does nothing without songs', () => {
      harness.player.dispatch({ kind: 'play-songs', songs: [], startIndex: 0 });
      expect(harness.player.state.isPlaying).toBe(false);
    });

    it('stays silent when paused before the details arrive, and begins on play', async () => {
      harness.player.dispatch({ kind: 'play-songs', songs: harness.songs, startIndex: 0 });
      harness.player.dispatch({ kind: 'pause' });
      await harness.pass(1);
      expect(harness.hls.audible).toBeNull();
      harness.player.dispatch({ kind: 'play' });
      await harness.pass(1);
      expect(harness.hls.audible).toBe(playlistOf('1'));
    });

    it('begins at the position of a seek made before the details arrive', async () => {
      harness.catalogue.hold('song 1');
      harness.player.dispatch({ kind: 'play-songs', songs: harness.songs, startIndex: 0 });
      harness.player.dispatch({ kind: 'commit-seek', to: 12 });
      harness.catalogue.letGo('song 1');
      await harness.pass(1);
      expect(harness.hls.commands).toContain(`load ${playlistOf('1')} 12`);
      expect(harness.player.state.position).toBe(13);
    });
  });

  describe('pausing', () => {
    it('retains the position', async () => {
      await play();
      harness.player.dispatch({ kind: 'toggle' });
      await harness.pass(5);
      expect(harness.player.state).toMatchObject({ isPlaying: false, position: 1 });
      harness.player.dispatch({ kind: 'toggle' });
      await harness.pass(1);
      expect(harness.player.state).toMatchObject({ isPlaying: true, position: 2 });
    });

    it('by the system is shown as a pause', async () => {
      await play();
      harness.hls.interrupt();
      expect(harness.player.state.isPlaying).toBe(false);
    });

    it('play without a song does nothing', () => {
      harness.player.dispatch({ kind: 'play' });
      expect(harness.player.state.isPlaying).toBe(false);
    });
  });

  describe('the end of a song', () => {
    it('continues with the next one', async () => {
      await play();
      await harness.pass(31);
      expect(harness.hls.audible).toBe(playlistOf('2'));
      expect(harness.player.state.position).toBeLessThan(3);
    });

    it('stops at the beginning of the last song at the end of the queue', async () => {
      await play(3);
      await harness.pass(31);
      expect(harness.currentId()).toBe('4');
      expect(harness.player.state).toMatchObject({ isPlaying: false, position: 0 });
      harness.player.dispatch({ kind: 'play' });
      await harness.pass(1);
      expect(harness.hls.audible).toBe(playlistOf('4'));
    });

    it('continues with the first song when the loop is ALL', async () => {
      harness.player.dispatch({ kind: 'cycle-loop' });
      await play(3);
      await harness.pass(31);
      expect(harness.hls.audible).toBe(playlistOf('1'));
    });

    it('restarts the song without loading it again when the loop is ONE', async () => {
      harness.player.dispatch({ kind: 'cycle-loop' });
      harness.player.dispatch({ kind: 'cycle-loop' });
      await play(1);
      await harness.pass(31);
      expect(harness.player.state.loop).toBe('ONE');
      expect(harness.hls.audible).toBe(playlistOf('2'));
      expect(harness.player.state.position).toBeLessThan(3);
      expect(harness.hls.commands.filter((command) => command.startsWith('load'))).toHaveLength(1);
    });
  });

  describe('next and previous', () => {
    it('next plays the following song, also from a pause', async () => {
      await play();
      harness.player.dispatch({ kind: 'pause' });
      harness.player.dispatch({ kind: 'next' });
      await harness.pass(1);
      expect(harness.hls.audible).toBe(playlistOf('2'));
    });

    it('next on the last song stops playback', async () => {
      await play(3);
      harness.player.dispatch({ kind: 'next' });
      await harness.pass(1);
      expect(harness.player.state.isPlaying).toBe(false);
    });

    it('previous within 3 s plays the previous song', async () => {
      await play(1);
      harness.player.dispatch({ kind: 'previous' });
      await harness.pass(1);
      expect(harness.hls.audible).toBe(playlistOf('1'));
    });

    it('previous after 3 s restarts the song', async () => {
      await play(1);
      await harness.pass(4);
      harness.player.dispatch({ kind: 'previous' });
      await harness.pass(1);
      expect(harness.hls.audible).toBe(playlistOf('2'));
      expect(harness.player.state.position).toBe(1);
    });

    it('jumps to an entry of the queue', async () => {
      await play();
      harness.player.dispatch({ kind: 'jump-to', key: harness.keyOf('3') });
      await harness.pass(1);
      expect(harness.hls.audible).toBe(playlistOf('3'));
      harness.player.dispatch({ kind: 'jump-to', key: 99 });
      expect(harness.currentId()).toBe('3');
    });
  });

  describe('seeking', () => {
    it('moves only the preview while dragging', async () => {
      await play();
      harness.player.dispatch({ kind: 'preview-seek', to: 20 });
      expect(harness.player.state).toMatchObject({ seekPreview: 20, position: 1 });
      harness.player.dispatch({ kind: 'cancel-seek' });
      expect(harness.player.state).toMatchObject({ seekPreview: null, position: 1 });
    });

    it('moves to the position where the drag ends, at most to the last playable second', async () => {
      await play();
      harness.player.dispatch({ kind: 'preview-seek', to: 20 });
      harness.player.dispatch({ kind: 'commit-seek', to: 20 });
      expect(harness.player.state).toMatchObject({ seekPreview: null, position: 20 });
      harness.player.dispatch({ kind: 'commit-seek', to: 500 });
      expect(harness.player.state.position).toBe(29);
    });

    it('skips back and forth within the song', async () => {
      await play();
      harness.player.dispatch({ kind: 'skip', by: 10 });
      expect(harness.player.state.position).toBe(11);
      harness.player.dispatch({ kind: 'skip', by: -60 });
      expect(harness.player.state.position).toBe(0);
    });
  });

  describe('volume', () => {
    it('reaches the engine as a number from 0 to 1', async () => {
      await play();
      expect(harness.hls.level).toEqual({ volume: 0.5, muted: false });
      harness.player.dispatch({ kind: 'set-volume', volume: 80 });
      harness.player.dispatch({ kind: 'toggle-mute' });
      expect(harness.hls.level).toEqual({ volume: 0.8, muted: true });
    });

    it('set before the first song applies to that song', async () => {
      harness.player.dispatch({ kind: 'set-volume', volume: 30 });
      await play();
      expect(harness.hls.level.volume).toBe(0.3);
    });
  });

  describe('shuffle', () => {
    it('puts the current song first without interrupting it, and restores the order when switched off', async () => {
      await play(2);
      harness.player.dispatch({ kind: 'toggle-shuffle' });
      expect(harness.order()[0]).toBe('3');
      expect(harness.hls.audible).toBe(playlistOf('3'));
      harness.player.dispatch({ kind: 'toggle-shuffle' });
      expect(harness.order()).toEqual(['1', '2', '3', '4']);
      expect(harness.currentId()).toBe('3');
    });

    it('switched on before anything plays shuffles the following songs', async () => {
      harness.player.dispatch({ kind: 'toggle-shuffle' });
      await play(1);
      expect(harness.order()[0]).toBe('2');
      expect(harness.hls.audible).toBe(playlistOf('2'));
      expect([...harness.order()].sort()).toEqual(['1', '2', '3', '4']);
    });
  });

  it('plays the file when no engine for playlists is available', async () => {
    harness.hlsCandidate.supports = () => false;
    await play();
    expect(harness.file.audible).toBe(fileOf('1'));
  });
});
