import { NextSongPreloader } from '../../../../src/application/playback/preload/next-song-preloader';
import { Preloader } from '../../../../src/application/playback/preload/preloader';
import {
  aPlayerHarness,
  fileOf,
  playlistOf,
  type Harness,
  type HarnessOptions,
} from '../../../support/builders/a-player-harness';
import { FakePageLifecycle } from '../../../support/fakes/fake-page-lifecycle';

describe('preparing songs', () => {
  let harness: Harness;
  let preloader: Preloader;
  let savesData: boolean;
  let page: FakePageLifecycle;

  const set = (options: HarnessOptions = {}) => {
    harness = aPlayerHarness({ duration: 60, ...options });
    const dataSaver = { isOn: () => savesData };
    const preparation = new NextSongPreloader(harness.store, harness.details, harness.prepared, dataSaver);
    preparation.start();
    page = new FakePageLifecycle();
    preparation.pauseWhileAway(page);
    preloader = new Preloader(preparation, dataSaver, harness.time);
  };
  const play = async (seconds: number) => {
    harness.player.dispatch({ kind: 'play-songs', songs: harness.songs, startIndex: 0 });
    await harness.pass(seconds);
  };
  const prepared = () => harness.hls.commands.filter((command) => command.startsWith('prepare'));

  beforeEach(() => {
    savesData = false;
    set();
  });

  describe('the next song', () => {
    it('is buffered only once, after the current song is buffered far enough', async () => {
      await play(20);
      expect(prepared()).toEqual([`prepare ${playlistOf('2')}`]);
      expect(harness.hls.held).toEqual([playlistOf('1'), playlistOf('2')]);
    });

    it('sounds at once when the listener presses next', async () => {
      await play(5);
      harness.player.dispatch({ kind: 'next' });
      expect(harness.hls.audible).toBe(playlistOf('2'));
    });

    it('is prepared by the engine that will play it', async () => {
      harness.hlsCandidate.supports = () => false;
      await play(5);
      expect(harness.file.held).toEqual([fileOf('1'), fileOf('2')]);
    });

    it('is not prepared when no engine can play it', async () => {
      harness.catalogue.put({ ...harness.songs[1]!, audioSources: [] });
      await play(20);
      expect(prepared()).toEqual([]);
    });

    it('changes with the queue', async () => {
      await play(5);
      harness.editing.playNext(harness.songs.slice(2, 3));
      await harness.pass(1);
      expect(harness.hls.held).toEqual([playlistOf('1'), playlistOf('3')]);
    });

    it('is not prepared at the end of the queue', async () => {
      set({ songCount: 1 });
      await play(20);
      expect(prepared()).toEqual([]);
    });

    it('is prepared only in the last 20 s in data saver mode', async () => {
      savesData = true;
      await play(39);
      expect(prepared()).toEqual([]);
      await harness.pass(2);
      expect(prepared()).toEqual([`prepare ${playlistOf('2')}`]);
    });

    it('is requested once even if its details cannot be loaded', async () => {
      harness.catalogue.failWith('song 2', { kind: 'unavailable' });
      await play(20);
      expect(harness.catalogue.asked.filter((request) => request === 'song 2')).toHaveLength(1);
      expect(prepared()).toEqual([]);
    });
  });

  describe('a song that the listener points at', () => {
    it('is buffered before anything plays, and sounds at the click', async () => {
      preloader.onHover('3');
      await harness.pass(1);
      harness.player.dispatch({ kind: 'play-songs', songs: harness.songs, startIndex: 2 });
      expect(harness.hls.audible).toBe(playlistOf('3'));
    });

    it('replaces the next song until the current one is near its end', async () => {
      await play(5);
      preloader.onHover('4');
      await harness.pass(10);
      expect(harness.hls.held).toContain(playlistOf('4'));
      await harness.pass(30);
      expect(harness.hls.held).toContain(playlistOf('2'));
    });

    it('has only its details loaded near the end of the current song', async () => {
      await play(45);
      preloader.onHover('4');
      await harness.pass(1);
      expect(harness.hls.held).toContain(playlistOf('2'));
      expect(harness.details.peek('4')?.id).toBe('4');
    });

    it('is not prepared when it already plays', async () => {
      await play(1);
      preloader.onHover('1');
      await harness.pass(1);
      expect(prepared()).not.toContain(`prepare ${playlistOf('1')}`);
    });

    it('is requested once however often the listener points at it', async () => {
      preloader.onHover('3');
      preloader.onHover('3');
      await harness.pass(1);
      expect(harness.catalogue.asked).toEqual(['song 3']);
    });

    it('is not requested in data saver mode', async () => {
      savesData = true;
      preloader.onHover('3');
      await harness.pass(1);
      expect(harness.catalogue.asked).toEqual([]);
    });

    it('is not requested beyond 2 MB a minute', async () => {
      set({ songCount: 50 });
      for (const song of harness.songs) preloader.onHover(song.id);
      await harness.pass(1);
      expect(harness.catalogue.asked).toHaveLength(40);
      await harness.pass(60);
      preloader.onHover('50');
      await harness.pass(1);
      expect(harness.catalogue.asked).toHaveLength(41);
    });

    it('is requested at once, although 2 MB are used up, when the clock was set back a day', async () => {
      set({ songCount: 50 });
      for (const song of harness.songs) preloader.onHover(song.id);
      harness.time.turnClock(-86_400_000);
      preloader.onHover('50');
      await harness.pass(1);
      expect(harness.catalogue.asked).toHaveLength(41);
    });
  });

  describe('visible songs', () => {
    const seen = ['1', '2', '3'];
    const askedFor = () => harness.catalogue.asked;

    it('are buffered one after another while nothing plays', async () => {
      void preloader.onVisible(seen);
      await harness.pass(1);
      expect(prepared()).toEqual(seen.map((id) => `prepare ${playlistOf(id)}`));
    });

    it('are prepared once however often they become visible, and only a limited number at a time', async () => {
      set({ songCount: 50 });
      const ids = harness.songs.map(({ id }) => id);
      void preloader.onVisible(ids);
      await harness.pass(1);
      void preloader.onVisible(ids);
      await harness.pass(1);
      expect(askedFor()).toHaveLength(5);
    });

    it('give way to a song that the listener points at', async () => {
      void preloader.onVisible(seen);
      preloader.onHover('4');
      await harness.pass(1);
      expect(prepared().at(-1)).toBe(`prepare ${playlistOf('4')}`);
      expect(askedFor()).not.toContain('song 3');
    });

    it('are not prepared while something plays, nor in data saver mode', async () => {
      savesData = true;
      await preloader.onVisible(seen);
      expect(askedFor()).toEqual([]);
      savesData = false;
      await play(1);
      await preloader.onVisible(['4']);
      expect(askedFor()).not.toContain('song 4');
    });
  });

  describe('on a page that the listener leaves', () => {
    it('ends, including preparations in progress', async () => {
      void preloader.onVisible(['1', '2', '3']);
      page.leaves.next();
      preloader.onHover('4');
      await harness.pass(1);
      expect([harness.catalogue.asked, prepared()]).toEqual([['song 1'], []]);
    });

    it.each(['stays', 'returns'] as const)('begins again when the listener %s', async (event) => {
      await play(5);
      page.leaves.next();
      await harness.pass(1);
      page[event].next();
      await harness.pass(1);
      expect(prepared()).toEqual([`prepare ${playlistOf('2')}`, `prepare ${playlistOf('2')}`]);
    });
  });

  it('loads the code of the first engine on request', async () => {
    let isAsked = false;
    harness.hlsCandidate.load = () => {
      isAsked = true;
      return Promise.resolve(harness.hls);
    };
    preloader.loadEngine();
    expect(isAsked).toBe(true);
  });
});
