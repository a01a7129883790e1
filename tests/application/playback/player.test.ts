import { aPlayerHarness, fileOf, playlistOf, type Harness } from '../../support/builders/a-player-harness';

describe('the player', () => {
  let harness: Harness;

  const play = async (startIndex = 0) => {
    harness.player.playSongs(harness.songs, startIndex);
    await harness.pass(1);
  };

  beforeEach(() => {
    harness = aPlayerHarness();
  });

  describe('playing songs', () => {
    it('sounds from the chosen song on', async () => {
      await play(1);
      expect(harness.hls.audible).toBe(playlistOf('2'));
      expect(harness.player.state).toMatchObject({ isPlaying: true, isBuffering: false, duration: 30, position: 1 });
      expect(harness.player.state.details?.id).toBe('2');
    });

    it('gives the places of a new queue keys that the one before had not', async () => {
      await play(0);
      const before = harness.order().map((id) => harness.keyOf(id));
      await play(0);
      expect(harness.order().filter((id) => before.includes(harness.keyOf(id)))).toEqual([]);
    });

    it('shows the song at once, with the length that the list knows', () => {
      harness.player.playSongs(harness.songs, 2);
      expect(harness.currentId()).toBe('3');
      expect(harness.player.state).toMatchObject({ isPlaying: true, isBuffering: true, duration: 30, details: null });
    });

    it('asks the engine to play within the gesture when the details are known', async () => {
      await harness.details.get('1');
      await play(1);
      harness.player.playSongs(harness.songs, 0);
      expect(harness.hls.commands.slice(-2)).toEqual([`load ${playlistOf('1')} 0`, 'play']);
    });

    it('silences the song before at once, while the details are still on their way', async () => {
      await play(0);
      harness.catalogue.hold('song 2');
      harness.player.playSongs(harness.songs, 1);
      expect(harness.hls.audible).toBeNull();
      await harness.pass(1);
      expect(harness.player.state).toMatchObject({ isPlaying: true, position: 0 });
    });

    it('ignores a slow answer for a song chosen earlier', async () => {
      harness.catalogue.hold('song 1');
      harness.player.playSongs(harness.songs, 0);
      await harness.pass(1);
      await play(1);
      harness.catalogue.letGo('song 1');
      await harness.pass(1);
      expect(harness.hls.audible).toBe(playlistOf('2'));
      expect(harness.player.state.details?.id).toBe('2');
    });

    it('does nothing without songs', () => {
      harness.player.playSongs([], 0);
      expect(harness.player.state.isPlaying).toBe(false);
    });

    it('stays silent when paused before the details arrive, and begins on play', async () => {
      harness.player.playSongs(harness.songs, 0);
      harness.player.pause();
      await harness.pass(1);
      expect(harness.hls.audible).toBeNull();
      harness.player.play();
      await harness.pass(1);
      expect(harness.hls.audible).toBe(playlistOf('1'));
    });

    it('begins where a seek made before the details arrive points to', async () => {
      harness.catalogue.hold('song 1');
      harness.player.playSongs(harness.songs, 0);
      harness.player.commitSeek(12);
      harness.catalogue.letGo('song 1');
      await harness.pass(1);
      expect(harness.hls.commands).toContain(`load ${playlistOf('1')} 12`);
      expect(harness.player.state.position).toBe(13);
    });
  });

  describe('pausing', () => {
    it('keeps the place', async () => {
      await play();
      harness.player.toggle();
      await harness.pass(5);
      expect(harness.player.state).toMatchObject({ isPlaying: false, position: 1 });
      harness.player.toggle();
      await harness.pass(1);
      expect(harness.player.state).toMatchObject({ isPlaying: true, position: 2 });
    });

    it('by the system is shown', async () => {
      await play();
      harness.hls.interrupt();
      expect(harness.player.state.isPlaying).toBe(false);
    });

    it('play without a song does nothing', () => {
      harness.player.play();
      expect(harness.player.state.isPlaying).toBe(false);
    });
  });

  describe('the end of a song', () => {
    it('goes on with the next one', async () => {
      await play();
      await harness.pass(31);
      expect(harness.hls.audible).toBe(playlistOf('2'));
      expect(harness.player.state.position).toBeLessThan(3);
    });

    it('at the end of the queue rests at the song’s beginning', async () => {
      await play(3);
      await harness.pass(31);
      expect(harness.currentId()).toBe('4');
      expect(harness.player.state).toMatchObject({ isPlaying: false, position: 0 });
      harness.player.play();
      await harness.pass(1);
      expect(harness.hls.audible).toBe(playlistOf('4'));
    });

    it('under ALL goes round', async () => {
      harness.player.cycleLoop();
      await play(3);
      await harness.pass(31);
      expect(harness.hls.audible).toBe(playlistOf('1'));
    });

    it('under ONE restarts the song without loading it again', async () => {
      harness.player.cycleLoop();
      harness.player.cycleLoop();
      await play(1);
      await harness.pass(31);
      expect(harness.player.state.loop).toBe('ONE');
      expect(harness.hls.audible).toBe(playlistOf('2'));
      expect(harness.player.state.position).toBeLessThan(3);
      expect(harness.hls.commands.filter((command) => command.startsWith('load'))).toHaveLength(1);
    });
  });

  describe('next and previous', () => {
    it('next plays the following song, from a pause too', async () => {
      await play();
      harness.player.pause();
      harness.player.next();
      await harness.pass(1);
      expect(harness.hls.audible).toBe(playlistOf('2'));
    });

    it('next on the last song rests', async () => {
      await play(3);
      harness.player.next();
      await harness.pass(1);
      expect(harness.player.state.isPlaying).toBe(false);
    });

    it('previous within 3 s plays the song before', async () => {
      await play(1);
      harness.player.previous();
      await harness.pass(1);
      expect(harness.hls.audible).toBe(playlistOf('1'));
    });

    it('previous later restarts the song', async () => {
      await play(1);
      await harness.pass(4);
      harness.player.previous();
      await harness.pass(1);
      expect(harness.hls.audible).toBe(playlistOf('2'));
      expect(harness.player.state.position).toBe(1);
    });

    it('jumps to a place of the queue', async () => {
      await play();
      harness.player.jumpTo(harness.keyOf('3'));
      await harness.pass(1);
      expect(harness.hls.audible).toBe(playlistOf('3'));
      harness.player.jumpTo(99);
      expect(harness.currentId()).toBe('3');
    });
  });

  describe('seeking', () => {
    it('moves only the preview while dragging', async () => {
      await play();
      harness.player.previewSeek(20);
      expect(harness.player.state).toMatchObject({ seekPreview: 20, position: 1 });
      harness.player.cancelSeek();
      expect(harness.player.state).toMatchObject({ seekPreview: null, position: 1 });
    });

    it('lands where the drag ends, on the last playable second at most', async () => {
      await play();
      harness.player.previewSeek(20);
      harness.player.commitSeek(20);
      expect(harness.player.state).toMatchObject({ seekPreview: null, position: 20 });
      harness.player.commitSeek(500);
      expect(harness.player.state.position).toBe(29);
    });

    it('skips back and forth within the song', async () => {
      await play();
      harness.player.skip(10);
      expect(harness.player.state.position).toBe(11);
      harness.player.skip(-60);
      expect(harness.player.state.position).toBe(0);
    });
  });

  describe('sound', () => {
    it('reaches the engine as loudness from 0 to 1', async () => {
      await play();
      expect(harness.hls.level).toEqual({ volume: 0.5, muted: false });
      harness.player.setVolume(80);
      harness.player.toggleMute();
      expect(harness.hls.level).toEqual({ volume: 0.8, muted: true });
    });

    it('set before the first song counts for it', async () => {
      harness.player.setVolume(30);
      await play();
      expect(harness.hls.level.volume).toBe(0.3);
    });
  });

  describe('shuffle', () => {
    it('keeps the current song first and playing, and gives the order back', async () => {
      await play(2);
      harness.player.toggleShuffle();
      expect(harness.order()[0]).toBe('3');
      expect(harness.hls.audible).toBe(playlistOf('3'));
      harness.player.toggleShuffle();
      expect(harness.order()).toEqual(['1', '2', '3', '4']);
      expect(harness.currentId()).toBe('3');
    });

    it('switched on before anything plays mixes the songs to come', async () => {
      harness.player.toggleShuffle();
      await play(1);
      expect(harness.order()[0]).toBe('2');
      expect(harness.hls.audible).toBe(playlistOf('2'));
      expect([...harness.order()].sort()).toEqual(['1', '2', '3', '4']);
    });
  });

  it('plays the file where no engine for playlists is', async () => {
    harness.hlsCandidate.supports = () => false;
    await play();
    expect(harness.file.audible).toBe(fileOf('1'));
  });
});
