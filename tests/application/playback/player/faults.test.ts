import { aPlayerHarness, fileOf, playlistOf, type Harness } from '../../../support/builders/a-player-harness';

describe('the player in case of faults', () => {
  let harness: Harness;

  const play = async (startIndex = 0) => {
    harness.player.dispatch({ kind: 'play-songs', songs: harness.songs, startIndex });
    await harness.pass(1);
  };
  const breakSong = (id: string) => {
    harness.hls.breakSource(playlistOf(id), 'decode');
    harness.file.breakSource(fileOf(id), 'decode');
  };

  beforeEach(() => {
    harness = aPlayerHarness({ songCount: 6 });
  });

  describe('with a source that cannot be decoded', () => {
    it('continues with the original file from the same position, and reports no fault', async () => {
      await play();
      await harness.pass(9);
      harness.hls.breakSource(playlistOf('1'), 'decode');
      await harness.pass(1);
      expect(harness.file.commands).toContain(`load ${fileOf('1')} 10`);
      expect(harness.file.audible).toBe(fileOf('1'));
      expect(harness.player.state.fault).toBeNull();
      expect(harness.hls.held).toEqual([]);
    });

    it('does not try the single renditions of a playlist that failed', async () => {
      harness.hls.breakSource(playlistOf('1'), 'decode');
      await play();
      expect(harness.hls.commands.filter((command) => command.startsWith('load'))).toEqual([
        `load ${playlistOf('1')} 0`,
      ]);
    });

    it('plays the sound of a video when a song has no other source', async () => {
      const video = { ...harness.songs[0]!.audioSources[0]!, medium: 'video' as const, url: '/media/v/1/master.m3u8' };
      harness.catalogue.put({ ...harness.songs[0]!, audioSources: [], videoSources: [video] });
      await play();
      expect(harness.hls.audible).toBe('/media/v/1/master.m3u8');
    });

    it('plays the file at the volume that was set', async () => {
      harness.player.dispatch({ kind: 'set-volume', volume: 20 });
      harness.hls.breakSource(playlistOf('1'), 'unsupported');
      await play();
      expect(harness.file.level.volume).toBe(0.2);
    });

    it('stays paused when the engine changes during a pause', async () => {
      await play();
      harness.player.dispatch({ kind: 'pause' });
      harness.hls.breakSource(playlistOf('1'), 'decode');
      await harness.pass(1);
      expect(harness.file.audible).toBeNull();
      harness.player.dispatch({ kind: 'play' });
      await harness.pass(1);
      expect(harness.file.audible).toBe(fileOf('1'));
    });

    it('stays paused when the engine changes after the system paused the song', async () => {
      await play();
      harness.hls.interrupt();
      harness.hls.breakSource(playlistOf('1'), 'decode');
      await harness.pass(1);
      expect([harness.file.held, harness.file.commands.includes('play')]).toEqual([[fileOf('1')], false]);
      expect(harness.player.state).toMatchObject({ isPlaying: false, fault: null });
      harness.player.dispatch({ kind: 'play' });
      await harness.pass(1);
      expect(harness.file.audible).toBe(fileOf('1'));
    });

    it('returns to the playlist engine with the next song', async () => {
      harness.hls.breakSource(playlistOf('1'), 'decode');
      await play();
      harness.player.dispatch({ kind: 'next' });
      await harness.pass(1);
      expect(harness.hls.audible).toBe(playlistOf('2'));
      expect(harness.file.held).toEqual([]);
    });
  });

  describe('with a song that cannot be played at all', () => {
    it('reports the fault, and plays the next song after 3 s', async () => {
      breakSong('1');
      await play();
      expect(harness.player.state).toMatchObject({ fault: 'decode', isPlaying: true });
      await harness.pass(1.5);
      expect(harness.currentId()).toBe('1');
      await harness.pass(1.5);
      expect(harness.currentId()).toBe('2');
      expect(harness.hls.audible).toBe(playlistOf('2'));
      expect(harness.player.state.fault).toBeNull();
    });

    it('stops after three skips in a row', async () => {
      ['1', '2', '3', '4', '5'].forEach(breakSong);
      await play();
      await harness.pass(20);
      expect(harness.currentId()).toBe('4');
      expect(harness.player.state).toMatchObject({ fault: 'decode', isPlaying: false });
    });

    it('skips again after a song has sounded in between', async () => {
      ['1', '2', '3', '5'].forEach(breakSong);
      await play();
      await harness.pass(10);
      expect(harness.currentId()).toBe('4');
      harness.player.dispatch({ kind: 'next' });
      await harness.pass(5);
      expect(harness.hls.audible).toBe(playlistOf('6'));
    });

    it('does not skip when the listener has chosen another song meanwhile', async () => {
      breakSong('1');
      await play();
      harness.player.dispatch({ kind: 'jump-to', key: harness.keyOf('5') });
      await harness.pass(5);
      expect(harness.currentId()).toBe('5');
    });

    it('does not skip when the listener pauses', async () => {
      breakSong('1');
      await play();
      harness.player.dispatch({ kind: 'pause' });
      await harness.pass(5);
      expect(harness.currentId()).toBe('1');
    });

    it('tries again on request, with new details, from the same position', async () => {
      await play();
      await harness.pass(9);
      breakSong('1');
      await harness.pass(1);
      harness.hls.mend(playlistOf('1'));
      harness.player.dispatch({ kind: 'retry' });
      await harness.pass(1);
      expect(harness.catalogue.asked.filter((request) => request === 'song 1')).toHaveLength(2);
      expect(harness.hls.audible).toBe(playlistOf('1'));
      expect(harness.player.state).toMatchObject({ fault: null, position: 11 });
    });

    it('reports unsupported when no engine can play the song', async () => {
      harness.hlsCandidate.supports = () => false;
      harness.fileCandidate.supports = () => false;
      await play();
      expect(harness.player.state.fault).toBe('unsupported');
    });

    it('reports not-found for a song that is gone, and plays the next song', async () => {
      harness.catalogue.failWith('song 1', { kind: 'not-found' });
      await play();
      expect(harness.player.state.fault).toBe('not-found');
      await harness.pass(3);
      expect(harness.currentId()).toBe('2');
    });
  });

  describe('without a network', () => {
    it('reports the network fault, waits, and continues from the same position once the network is back', async () => {
      await play();
      await harness.pass(9);
      harness.connectivity.set(false);
      harness.hls.breakSource(playlistOf('1'), 'network');
      await harness.pass(10);
      expect(harness.player.state).toMatchObject({ fault: 'network', isPlaying: true });
      expect(harness.currentId()).toBe('1');
      harness.hls.mend(playlistOf('1'));
      harness.connectivity.set(true);
      await harness.pass(1);
      expect(harness.hls.audible).toBe(playlistOf('1'));
      expect(harness.player.state).toMatchObject({ fault: null, position: 11 });
    });

    it('waits when song details cannot be requested', async () => {
      harness.connectivity.set(false);
      harness.catalogue.failWith('song 1', { kind: 'offline' });
      await play();
      expect(harness.player.state.fault).toBe('network');
      harness.catalogue.failWith('song 1', null);
      harness.connectivity.set(true);
      await harness.pass(1);
      expect(harness.hls.audible).toBe(playlistOf('1'));
    });

    it('does not start a paused song by itself when the network is back', async () => {
      harness.connectivity.set(false);
      harness.catalogue.failWith('song 1', { kind: 'offline' });
      await play();
      harness.player.dispatch({ kind: 'pause' });
      harness.connectivity.set(true);
      await harness.pass(1);
      expect(harness.hls.audible).toBeNull();
    });
  });

  describe('with a browser that requires a gesture', () => {
    it('stops with the fault blocked, and plays at the next press', async () => {
      harness.hls.refusesAutoplay = true;
      await play();
      expect(harness.player.state).toMatchObject({ fault: 'blocked', isPlaying: false });
      harness.hls.refusesAutoplay = false;
      harness.player.dispatch({ kind: 'toggle' });
      expect(harness.hls.commands.at(-1)).toBe('play');
      await harness.pass(1);
      expect(harness.player.state).toMatchObject({ fault: null, isPlaying: true });
    });

    it('does not play another source instead without a gesture', async () => {
      harness.hls.refusesAutoplay = true;
      await play();
      harness.hls.breakSource(playlistOf('1'), 'decode');
      await harness.pass(1);
      expect([harness.file.held, harness.file.audible]).toEqual([[fileOf('1')], null]);
    });
  });

  describe('with an engine whose code does not load', () => {
    it('plays the file instead, and logs a warning', async () => {
      harness.hlsCandidate.arrival = Promise.reject(new Error('no such chunk'));
      await play();
      expect(harness.file.audible).toBe(fileOf('1'));
      expect(harness.logger.lines).toEqual(['warn A playback engine did not load']);
    });

    it('reports the network fault when nothing else can play the song', async () => {
      harness.hlsCandidate.arrival = Promise.reject(new Error('no such chunk'));
      harness.fileCandidate.supports = () => false;
      await play();
      expect(harness.player.state.fault).toBe('network');
    });

    it('ignores an engine that loads after another song was chosen', async () => {
      let arrive = (): void => undefined;
      harness.hlsCandidate.arrival = new Promise((resolve) => (arrive = resolve));
      await play(0);
      harness.player.dispatch({ kind: 'play-songs', songs: harness.songs, startIndex: 1 });
      arrive();
      await harness.pass(1);
      expect(harness.hls.commands.filter((command) => command.startsWith('load'))).toEqual([
        `load ${playlistOf('2')} 0`,
      ]);
    });
  });

  describe('with a stall that no error explains', () => {
    it('reports a fault after 7 s without progress, and clears it when playback advances', async () => {
      await play();
      harness.hls.isStalled = true;
      await harness.pass(6.5);
      expect(harness.player.state.fault).toBeNull();
      await harness.pass(1);
      expect(harness.player.state.fault).toBe('network');
      harness.hls.isStalled = false;
      await harness.pass(1);
      expect(harness.player.state.fault).toBeNull();
    });

    it('reports a fault when song details never arrive', async () => {
      harness.catalogue.hold('song 1');
      await play();
      await harness.pass(8);
      expect(harness.player.state.fault).toBe('network');
    });

    it('reports no fault during a pause', async () => {
      await play();
      harness.player.dispatch({ kind: 'pause' });
      await harness.pass(60);
      expect(harness.player.state.fault).toBeNull();
    });
  });
});
