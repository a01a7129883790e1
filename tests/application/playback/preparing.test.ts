import { NextPreparation } from '../../../src/application/playback/next-preparation';
import { Warmup } from '../../../src/application/playback/warmup';
import { aStage, fileOf, playlistOf, type Stage, type StageOptions } from '../../support/builders/a-stage';
import { FakePageLifecycle } from '../../support/fakes/fake-page-lifecycle';

describe('preparing songs', () => {
  let stage: Stage;
  let warmup: Warmup;
  let savesData: boolean;
  let page: FakePageLifecycle;

  const set = (options: StageOptions = {}) => {
    stage = aStage({ duration: 60, ...options });
    const dataSaver = { isOn: () => savesData };
    const preparation = new NextPreparation(stage.store, stage.details, stage.prepared, dataSaver);
    preparation.begin();
    page = new FakePageLifecycle();
    preparation.pauseWhileAway(page);
    warmup = new Warmup(preparation, dataSaver, stage.time);
  };
  const play = async (seconds: number) => {
    stage.player.playSongs(stage.songs, 0);
    await stage.pass(seconds);
  };
  const prepared = () => stage.hls.commands.filter((command) => command.startsWith('prepare'));

  beforeEach(() => {
    savesData = false;
    set();
  });

  describe('the next one', () => {
    it('is buffered once the present one is safe, and once only', async () => {
      await play(20);
      expect(prepared()).toEqual([`prepare ${playlistOf('2')}`]);
      expect(stage.hls.held).toEqual([playlistOf('1'), playlistOf('2')]);
    });

    it('sounds at the press of next, without waiting for anything', async () => {
      await play(5);
      stage.player.next();
      expect(stage.hls.audible).toBe(playlistOf('2'));
    });

    it('is prepared by the engine that will play it', async () => {
      stage.hlsCandidate.supports = () => false;
      await play(5);
      expect(stage.file.held).toEqual([fileOf('1'), fileOf('2')]);
    });

    it('is left to chance where nothing can play it here', async () => {
      stage.catalogue.put({ ...stage.songs[1]!, audioSources: [] });
      await play(20);
      expect(prepared()).toEqual([]);
    });

    it('changes with the queue', async () => {
      await play(5);
      stage.editing.playNext(stage.songs.slice(2, 3));
      await stage.pass(1);
      expect(stage.hls.held).toEqual([playlistOf('1'), playlistOf('3')]);
    });

    it('is not sought at the end of the queue', async () => {
      set({ songCount: 1 });
      await play(20);
      expect(prepared()).toEqual([]);
    });

    it('waits for the last 20 s where data is to be spared', async () => {
      savesData = true;
      await play(39);
      expect(prepared()).toEqual([]);
      await stage.pass(2);
      expect(prepared()).toEqual([`prepare ${playlistOf('2')}`]);
    });

    it('is asked for once even if its details do not come', async () => {
      stage.catalogue.failWith('song 2', { kind: 'unavailable' });
      await play(20);
      expect(stage.catalogue.asked.filter((request) => request === 'song 2')).toHaveLength(1);
      expect(prepared()).toEqual([]);
    });
  });

  describe('one that the listener points at', () => {
    it('is buffered before anything plays, and sounds at the click', async () => {
      warmup.touch('3');
      await stage.pass(1);
      stage.player.playSongs(stage.songs, 2);
      expect(stage.hls.audible).toBe(playlistOf('3'));
    });

    it('takes the place of the next one until the end is near', async () => {
      await play(5);
      warmup.touch('4');
      await stage.pass(10);
      expect(stage.hls.held).toContain(playlistOf('4'));
      await stage.pass(30);
      expect(stage.hls.held).toContain(playlistOf('2'));
    });

    it('only has its details fetched near the end', async () => {
      await play(45);
      warmup.touch('4');
      await stage.pass(1);
      expect(stage.hls.held).toContain(playlistOf('2'));
      expect(stage.details.peek('4')?.id).toBe('4');
    });

    it('that plays already is left alone', async () => {
      await play(1);
      warmup.touch('1');
      await stage.pass(1);
      expect(prepared()).not.toContain(`prepare ${playlistOf('1')}`);
    });

    it('is asked for once however often it is touched', async () => {
      warmup.touch('3');
      warmup.touch('3');
      await stage.pass(1);
      expect(stage.catalogue.asked).toEqual(['song 3']);
    });

    it('is not fetched where data is to be spared', async () => {
      savesData = true;
      warmup.touch('3');
      await stage.pass(1);
      expect(stage.catalogue.asked).toEqual([]);
    });

    it('is not fetched beyond 2 MB a minute', async () => {
      set({ songCount: 50 });
      for (const song of stage.songs) warmup.touch(song.id);
      await stage.pass(1);
      expect(stage.catalogue.asked).toHaveLength(40);
      await stage.pass(60);
      warmup.touch('50');
      await stage.pass(1);
      expect(stage.catalogue.asked).toHaveLength(41);
    });

    it('is fetched again at once where the clock was put back a day', async () => {
      set({ songCount: 50 });
      for (const song of stage.songs) warmup.touch(song.id);
      stage.time.turnClock(-86_400_000);
      warmup.touch('50');
      await stage.pass(1);
      expect(stage.catalogue.asked).toHaveLength(41);
    });
  });

  describe('those in sight', () => {
    const seen = ['1', '2', '3'];
    const askedFor = () => stage.catalogue.asked;

    it('are buffered one after another while nothing plays', async () => {
      void warmup.look(seen);
      await stage.pass(1);
      expect(prepared()).toEqual(seen.map((id) => `prepare ${playlistOf(id)}`));
    });

    it('are got ready once, however often they come in sight, and only so many at a time', async () => {
      set({ songCount: 50 });
      const ids = stage.songs.map(({ id }) => id);
      void warmup.look(ids);
      await stage.pass(1);
      void warmup.look(ids);
      await stage.pass(1);
      expect(askedFor()).toHaveLength(5);
    });

    it('make way for the one that is pointed at', async () => {
      void warmup.look(seen);
      warmup.touch('4');
      await stage.pass(1);
      expect(prepared().at(-1)).toBe(`prepare ${playlistOf('4')}`);
      expect(askedFor()).not.toContain('song 3');
    });

    it('are left alone while something plays, and where data is to be spared', async () => {
      savesData = true;
      await warmup.look(seen);
      expect(askedFor()).toEqual([]);
      savesData = false;
      await play(1);
      await warmup.look(['4']);
      expect(askedFor()).not.toContain('song 4');
    });
  });

  describe('on a page that is being left', () => {
    it('ends, also for what is under way', async () => {
      void warmup.look(['1', '2', '3']);
      page.leaves.next();
      warmup.touch('4');
      await stage.pass(1);
      expect([stage.catalogue.asked, prepared()]).toEqual([['song 1'], []]);
    });

    it.each(['stays', 'returns'] as const)('begins again where its listener %s', async (event) => {
      await play(5);
      page.leaves.next();
      await stage.pass(1);
      page[event].next();
      await stage.pass(1);
      expect(prepared()).toEqual([`prepare ${playlistOf('2')}`, `prepare ${playlistOf('2')}`]);
    });
  });

  it('brings the first engine’s code on request', async () => {
    let isAsked = false;
    stage.hlsCandidate.load = () => {
      isAsked = true;
      return Promise.resolve(stage.hls);
    };
    warmup.fetchEngine();
    expect(isAsked).toBe(true);
  });
});
