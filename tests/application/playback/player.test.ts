import { aStage, fileOf, playlistOf, type Stage } from '../../support/builders/a-stage';

describe('the player', () => {
  let stage: Stage;

  const play = async (startIndex = 0) => {
    stage.player.playSongs(stage.songs, startIndex);
    await stage.pass(1);
  };

  beforeEach(() => {
    stage = aStage();
  });

  describe('playing songs', () => {
    it('sounds from the chosen song on', async () => {
      await play(1);
      expect(stage.hls.audible).toBe(playlistOf('2'));
      expect(stage.player.state).toMatchObject({ isPlaying: true, isBuffering: false, duration: 30, position: 1 });
      expect(stage.player.state.details?.id).toBe('2');
    });

    it('gives the places of a new queue keys that the one before had not', async () => {
      await play(0);
      const before = stage.order().map((id) => stage.keyOf(id));
      await play(0);
      expect(stage.order().filter((id) => before.includes(stage.keyOf(id)))).toEqual([]);
    });

    it('shows the song at once, with the length that the list knows', () => {
      stage.player.playSongs(stage.songs, 2);
      expect(stage.currentId()).toBe('3');
      expect(stage.player.state).toMatchObject({ isPlaying: true, isBuffering: true, duration: 30, details: null });
    });

    it('asks the engine to play within the gesture when the details are known', async () => {
      await stage.details.get('1');
      await play(1);
      stage.player.playSongs(stage.songs, 0);
      expect(stage.hls.commands.slice(-2)).toEqual([`load ${playlistOf('1')} 0`, 'play']);
    });

    it('silences the song before at once, while the details are still on their way', async () => {
      await play(0);
      stage.catalogue.hold('song 2');
      stage.player.playSongs(stage.songs, 1);
      expect(stage.hls.audible).toBeNull();
      await stage.pass(1);
      expect(stage.player.state).toMatchObject({ isPlaying: true, position: 0 });
    });

    it('ignores a slow answer for a song chosen earlier', async () => {
      stage.catalogue.hold('song 1');
      stage.player.playSongs(stage.songs, 0);
      await stage.pass(1);
      await play(1);
      stage.catalogue.letGo('song 1');
      await stage.pass(1);
      expect(stage.hls.audible).toBe(playlistOf('2'));
      expect(stage.player.state.details?.id).toBe('2');
    });

    it('does nothing without songs', () => {
      stage.player.playSongs([], 0);
      expect(stage.player.state.isPlaying).toBe(false);
    });

    it('stays silent when paused before the details arrive, and begins on play', async () => {
      stage.player.playSongs(stage.songs, 0);
      stage.player.pause();
      await stage.pass(1);
      expect(stage.hls.audible).toBeNull();
      stage.player.play();
      await stage.pass(1);
      expect(stage.hls.audible).toBe(playlistOf('1'));
    });

    it('begins where a seek made before the details arrive points to', async () => {
      stage.catalogue.hold('song 1');
      stage.player.playSongs(stage.songs, 0);
      stage.player.commitSeek(12);
      stage.catalogue.letGo('song 1');
      await stage.pass(1);
      expect(stage.hls.commands).toContain(`load ${playlistOf('1')} 12`);
      expect(stage.player.state.position).toBe(13);
    });
  });

  describe('pausing', () => {
    it('keeps the place', async () => {
      await play();
      stage.player.toggle();
      await stage.pass(5);
      expect(stage.player.state).toMatchObject({ isPlaying: false, position: 1 });
      stage.player.toggle();
      await stage.pass(1);
      expect(stage.player.state).toMatchObject({ isPlaying: true, position: 2 });
    });

    it('by the system is shown', async () => {
      await play();
      stage.hls.interrupt();
      expect(stage.player.state.isPlaying).toBe(false);
    });

    it('play without a song does nothing', () => {
      stage.player.play();
      expect(stage.player.state.isPlaying).toBe(false);
    });
  });

  describe('the end of a song', () => {
    it('goes on with the next one', async () => {
      await play();
      await stage.pass(31);
      expect(stage.hls.audible).toBe(playlistOf('2'));
      expect(stage.player.state.position).toBeLessThan(3);
    });

    it('at the end of the queue rests at the song’s beginning', async () => {
      await play(3);
      await stage.pass(31);
      expect(stage.currentId()).toBe('4');
      expect(stage.player.state).toMatchObject({ isPlaying: false, position: 0 });
      stage.player.play();
      await stage.pass(1);
      expect(stage.hls.audible).toBe(playlistOf('4'));
    });

    it('under ALL goes round', async () => {
      stage.player.cycleLoop();
      await play(3);
      await stage.pass(31);
      expect(stage.hls.audible).toBe(playlistOf('1'));
    });

    it('under ONE restarts the song without loading it again', async () => {
      stage.player.cycleLoop();
      stage.player.cycleLoop();
      await play(1);
      await stage.pass(31);
      expect(stage.player.state.loop).toBe('ONE');
      expect(stage.hls.audible).toBe(playlistOf('2'));
      expect(stage.player.state.position).toBeLessThan(3);
      expect(stage.hls.commands.filter((command) => command.startsWith('load'))).toHaveLength(1);
    });
  });

  describe('next and previous', () => {
    it('next plays the following song, from a pause too', async () => {
      await play();
      stage.player.pause();
      stage.player.next();
      await stage.pass(1);
      expect(stage.hls.audible).toBe(playlistOf('2'));
    });

    it('next on the last song rests', async () => {
      await play(3);
      stage.player.next();
      await stage.pass(1);
      expect(stage.player.state.isPlaying).toBe(false);
    });

    it('previous within 3 s plays the song before', async () => {
      await play(1);
      stage.player.previous();
      await stage.pass(1);
      expect(stage.hls.audible).toBe(playlistOf('1'));
    });

    it('previous later restarts the song', async () => {
      await play(1);
      await stage.pass(4);
      stage.player.previous();
      await stage.pass(1);
      expect(stage.hls.audible).toBe(playlistOf('2'));
      expect(stage.player.state.position).toBe(1);
    });

    it('jumps to a place of the queue', async () => {
      await play();
      stage.player.jumpTo(stage.keyOf('3'));
      await stage.pass(1);
      expect(stage.hls.audible).toBe(playlistOf('3'));
      stage.player.jumpTo(99);
      expect(stage.currentId()).toBe('3');
    });
  });

  describe('seeking', () => {
    it('moves only the preview while dragging', async () => {
      await play();
      stage.player.previewSeek(20);
      expect(stage.player.state).toMatchObject({ seekPreview: 20, position: 1 });
      stage.player.cancelSeek();
      expect(stage.player.state).toMatchObject({ seekPreview: null, position: 1 });
    });

    it('lands where the drag ends, on the last playable second at most', async () => {
      await play();
      stage.player.previewSeek(20);
      stage.player.commitSeek(20);
      expect(stage.player.state).toMatchObject({ seekPreview: null, position: 20 });
      stage.player.commitSeek(500);
      expect(stage.player.state.position).toBe(29);
    });

    it('skips back and forth within the song', async () => {
      await play();
      stage.player.skip(10);
      expect(stage.player.state.position).toBe(11);
      stage.player.skip(-60);
      expect(stage.player.state.position).toBe(0);
    });
  });

  describe('sound', () => {
    it('reaches the engine as loudness from 0 to 1', async () => {
      await play();
      expect(stage.hls.level).toEqual({ volume: 0.5, muted: false });
      stage.player.setVolume(80);
      stage.player.toggleMute();
      expect(stage.hls.level).toEqual({ volume: 0.8, muted: true });
    });

    it('set before the first song counts for it', async () => {
      stage.player.setVolume(30);
      await play();
      expect(stage.hls.level.volume).toBe(0.3);
    });
  });

  describe('shuffle', () => {
    it('keeps the current song first and playing, and gives the order back', async () => {
      await play(2);
      stage.player.toggleShuffle();
      expect(stage.order()[0]).toBe('3');
      expect(stage.hls.audible).toBe(playlistOf('3'));
      stage.player.toggleShuffle();
      expect(stage.order()).toEqual(['1', '2', '3', '4']);
      expect(stage.currentId()).toBe('3');
    });

    it('switched on before anything plays mixes the songs to come', async () => {
      stage.player.toggleShuffle();
      await play(1);
      expect(stage.order()[0]).toBe('2');
      expect(stage.hls.audible).toBe(playlistOf('2'));
      expect([...stage.order()].sort()).toEqual(['1', '2', '3', '4']);
    });
  });

  it('plays the file where no engine for playlists is', async () => {
    stage.hlsCandidate.supports = () => false;
    await play();
    expect(stage.file.audible).toBe(fileOf('1'));
  });
});
