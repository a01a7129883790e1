import { aStage, fileOf, playlistOf, type Stage } from '../../support/builders/a-stage';

describe('the player in trouble', () => {
  let stage: Stage;

  const play = async (startIndex = 0) => {
    stage.player.playSongs(stage.songs, startIndex);
    await stage.pass(1);
  };
  const breakSong = (id: string) => {
    stage.hls.breakSource(playlistOf(id), 'decode');
    stage.file.breakSource(fileOf(id), 'decode');
  };

  beforeEach(() => {
    stage = aStage({ songCount: 6 });
  });

  describe('with a source that cannot be decoded', () => {
    it('goes on with the original file from the same place, and says nothing', async () => {
      await play();
      await stage.pass(9);
      stage.hls.breakSource(playlistOf('1'), 'decode');
      await stage.pass(1);
      expect(stage.file.commands).toContain(`load ${fileOf('1')} 10`);
      expect(stage.file.audible).toBe(fileOf('1'));
      expect(stage.player.state.fault).toBeNull();
      expect(stage.hls.held).toEqual([]);
    });

    it('does not try the single renditions of a playlist that failed', async () => {
      stage.hls.breakSource(playlistOf('1'), 'decode');
      await play();
      expect(stage.hls.commands.filter((command) => command.startsWith('load'))).toEqual([`load ${playlistOf('1')} 0`]);
    });

    it('plays a video’s sound where a song has no other', async () => {
      const video = { ...stage.songs[0]!.audioSources[0]!, medium: 'video' as const, url: '/media/v/1/master.m3u8' };
      stage.catalogue.put({ ...stage.songs[0]!, audioSources: [], videoSources: [video] });
      await play();
      expect(stage.hls.audible).toBe('/media/v/1/master.m3u8');
    });

    it('plays the file at the level that was set', async () => {
      stage.player.setVolume(20);
      stage.hls.breakSource(playlistOf('1'), 'unsupported');
      await play();
      expect(stage.file.level.volume).toBe(0.2);
    });

    it('stays paused when handed over in a pause', async () => {
      await play();
      stage.player.pause();
      stage.hls.breakSource(playlistOf('1'), 'decode');
      await stage.pass(1);
      expect(stage.file.audible).toBeNull();
      stage.player.play();
      await stage.pass(1);
      expect(stage.file.audible).toBe(fileOf('1'));
    });

    it('stays paused when handed over after the system paused it', async () => {
      await play();
      stage.hls.interrupt();
      stage.hls.breakSource(playlistOf('1'), 'decode');
      await stage.pass(1);
      expect([stage.file.held, stage.file.commands.includes('play')]).toEqual([[fileOf('1')], false]);
      expect(stage.player.state).toMatchObject({ isPlaying: false, fault: null });
      stage.player.play();
      await stage.pass(1);
      expect(stage.file.audible).toBe(fileOf('1'));
    });

    it('comes back to the playlist engine with the next song', async () => {
      stage.hls.breakSource(playlistOf('1'), 'decode');
      await play();
      stage.player.next();
      await stage.pass(1);
      expect(stage.hls.audible).toBe(playlistOf('2'));
      expect(stage.file.held).toEqual([]);
    });
  });

  describe('with a song that cannot be played at all', () => {
    it('says so, and plays the next one after 3 s', async () => {
      breakSong('1');
      await play();
      expect(stage.player.state).toMatchObject({ fault: 'decode', isPlaying: true });
      await stage.pass(1.5);
      expect(stage.currentId()).toBe('1');
      await stage.pass(1.5);
      expect(stage.currentId()).toBe('2');
      expect(stage.hls.audible).toBe(playlistOf('2'));
      expect(stage.player.state.fault).toBeNull();
    });

    it('stops after three skips in a row', async () => {
      ['1', '2', '3', '4', '5'].forEach(breakSong);
      await play();
      await stage.pass(20);
      expect(stage.currentId()).toBe('4');
      expect(stage.player.state).toMatchObject({ fault: 'decode', isPlaying: false });
    });

    it('skips again after sound was heard in between', async () => {
      ['1', '2', '3', '5'].forEach(breakSong);
      await play();
      await stage.pass(10);
      expect(stage.currentId()).toBe('4');
      stage.player.next();
      await stage.pass(5);
      expect(stage.hls.audible).toBe(playlistOf('6'));
    });

    it('does not skip a song that the listener left meanwhile', async () => {
      breakSong('1');
      await play();
      stage.player.jumpTo(stage.keyOf('5'));
      await stage.pass(5);
      expect(stage.currentId()).toBe('5');
    });

    it('does not skip when the listener pauses', async () => {
      breakSong('1');
      await play();
      stage.player.pause();
      await stage.pass(5);
      expect(stage.currentId()).toBe('1');
    });

    it('tries again on request, with new details, from the same place', async () => {
      await play();
      await stage.pass(9);
      breakSong('1');
      await stage.pass(1);
      stage.hls.mend(playlistOf('1'));
      stage.player.retry();
      await stage.pass(1);
      expect(stage.catalogue.asked.filter((request) => request === 'song 1')).toHaveLength(2);
      expect(stage.hls.audible).toBe(playlistOf('1'));
      expect(stage.player.state).toMatchObject({ fault: null, position: 11 });
    });

    it('says that a song has nothing to play here', async () => {
      stage.hlsCandidate.supports = () => false;
      stage.fileCandidate.supports = () => false;
      await play();
      expect(stage.player.state.fault).toBe('unsupported');
    });

    it('says that a song is gone', async () => {
      stage.catalogue.failWith('song 1', { kind: 'not-found' });
      await play();
      expect(stage.player.state.fault).toBe('not-found');
      await stage.pass(3);
      expect(stage.currentId()).toBe('2');
    });
  });

  describe('without a network', () => {
    it('waits with a clear word and goes on where it was once the network is back', async () => {
      await play();
      await stage.pass(9);
      stage.connectivity.set(false);
      stage.hls.breakSource(playlistOf('1'), 'network');
      await stage.pass(10);
      expect(stage.player.state).toMatchObject({ fault: 'network', isPlaying: true });
      expect(stage.currentId()).toBe('1');
      stage.hls.mend(playlistOf('1'));
      stage.connectivity.set(true);
      await stage.pass(1);
      expect(stage.hls.audible).toBe(playlistOf('1'));
      expect(stage.player.state).toMatchObject({ fault: null, position: 11 });
    });

    it('waits for details that cannot be asked for', async () => {
      stage.connectivity.set(false);
      stage.catalogue.failWith('song 1', { kind: 'offline' });
      await play();
      expect(stage.player.state.fault).toBe('network');
      stage.catalogue.failWith('song 1', null);
      stage.connectivity.set(true);
      await stage.pass(1);
      expect(stage.hls.audible).toBe(playlistOf('1'));
    });

    it('does not start by itself what was paused', async () => {
      stage.connectivity.set(false);
      stage.catalogue.failWith('song 1', { kind: 'offline' });
      await play();
      stage.player.pause();
      stage.connectivity.set(true);
      await stage.pass(1);
      expect(stage.hls.audible).toBeNull();
    });
  });

  describe('with a browser that wants a gesture', () => {
    it('takes the wish to play back, and plays at the next press', async () => {
      stage.hls.refusesAutoplay = true;
      await play();
      expect(stage.player.state).toMatchObject({ fault: 'blocked', isPlaying: false });
      stage.hls.refusesAutoplay = false;
      stage.player.toggle();
      expect(stage.hls.commands.at(-1)).toBe('play');
      await stage.pass(1);
      expect(stage.player.state).toMatchObject({ fault: null, isPlaying: true });
    });

    it('tries nothing else in its place that would sound without one', async () => {
      stage.hls.refusesAutoplay = true;
      await play();
      stage.hls.breakSource(playlistOf('1'), 'decode');
      await stage.pass(1);
      expect([stage.file.held, stage.file.audible]).toEqual([[fileOf('1')], null]);
    });
  });

  describe('with an engine whose code does not arrive', () => {
    it('plays the file instead and logs it', async () => {
      stage.hlsCandidate.arrival = Promise.reject(new Error('no such chunk'));
      await play();
      expect(stage.file.audible).toBe(fileOf('1'));
      expect(stage.logger.lines).toEqual(['warn A playback engine did not load']);
    });

    it('says that it is the network where nothing else can play', async () => {
      stage.hlsCandidate.arrival = Promise.reject(new Error('no such chunk'));
      stage.fileCandidate.supports = () => false;
      await play();
      expect(stage.player.state.fault).toBe('network');
    });

    it('ignores an engine that arrives after another song was chosen', async () => {
      let arrive = (): void => undefined;
      stage.hlsCandidate.arrival = new Promise((resolve) => (arrive = resolve));
      await play(0);
      stage.player.playSongs(stage.songs, 1);
      arrive();
      await stage.pass(1);
      expect(stage.hls.commands.filter((command) => command.startsWith('load'))).toEqual([`load ${playlistOf('2')} 0`]);
    });
  });

  describe('that nobody explains', () => {
    it('is told after 7 s without motion, and taken back when sound moves on', async () => {
      await play();
      stage.hls.isStalled = true;
      await stage.pass(6.5);
      expect(stage.player.state.fault).toBeNull();
      await stage.pass(1);
      expect(stage.player.state.fault).toBe('network');
      stage.hls.isStalled = false;
      await stage.pass(1);
      expect(stage.player.state.fault).toBeNull();
    });

    it('is told when details never come', async () => {
      stage.catalogue.hold('song 1');
      await play();
      await stage.pass(8);
      expect(stage.player.state.fault).toBe('network');
    });

    it('is no trouble in a pause', async () => {
      await play();
      stage.player.pause();
      await stage.pass(60);
      expect(stage.player.state.fault).toBeNull();
    });
  });
});
