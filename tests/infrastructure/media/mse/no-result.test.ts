import { anInstantSource } from '../../../support/builders/a-source';
import { mseWorld, type MseWorld } from '../../../support/fakes/mse-world';
import { ToldFacts } from '../../../support/fakes/told-facts';

describe('the appending engine when the browser reports success without an effect', () => {
  let world: MseWorld;
  let told: ToldFacts;

  const first = anInstantSource('first');
  const second = anInstantSource('second');
  const media = () => world.element.media!;
  const play = async (seconds: number, startAt = 0) => {
    world.engine.load(first, startAt);
    world.engine.play();
    await world.pass(seconds);
  };

  beforeEach(() => {
    world = mseWorld();
    told = new ToldFacts(world.engine);
  });

  afterEach(() => world.engine.release());

  describe('a decoder that fails in the middle of a song', () => {
    beforeEach(async () => {
      await play(1, 12);
      world.element.fail();
    });

    it('is replaced with another one, which continues there without a seek', async () => {
      const { seeks } = world.element;
      await world.pass(1);
      expect(world.audible()).toEqual([first.url]);
      expect(told.lastPosition).toBeCloseTo(14, 0);
      expect(world.element.seeks).toBe(seeks);
    });

    it('loses nothing of the next song, although the new decoder only reads forward', async () => {
      await world.pass(0);
      media().buffer.clipsEarlier = true;
      await world.pass(1);
      world.engine.follow(second);
      await world.pass(18);
      expect([told.count('track-changed'), told.faults]).toEqual([1, []]);
      expect(world.audible()).toEqual([second.url]);
      expect(told.lastPosition).toBeGreaterThan(1);
    });

    it('loses neither the beginning of the song nor the next song', async () => {
      await world.pass(1);
      world.engine.follow(second);
      world.engine.seek(2);
      await world.pass(1);
      expect(told.lastPosition).toBeCloseTo(3, 0);
      await world.pass(28);
      expect([told.count('track-changed'), told.faults]).toEqual([1, []]);
      expect(world.audible()).toEqual([second.url]);
    });
  });

  describe('an append that adds nothing', () => {
    const followWithEmpty = async (appends: number) => {
      await play(1);
      media().buffer.emptyAppends = appends;
      world.engine.follow(second);
      await world.pass(1);
    };

    it('is repeated once, and the songs join', async () => {
      await followWithEmpty(1);
      await world.pass(28);
      expect([told.count('track-changed'), told.count('waiting'), told.faults]).toEqual([1, 0, []]);
      expect(world.audible()).toEqual([second.url]);
    });

    it('a second time leads to a new media source, long before the join, and the songs still join', async () => {
      await followWithEmpty(2);
      expect(told.lastPosition).toBeGreaterThan(1.5);
      expect(told.lastPosition).toBeLessThan(4);
      await world.pass(28);
      expect([told.count('track-changed'), told.faults]).toEqual([1, []]);
      expect(world.audible()).toEqual([second.url]);
    });

    it('repeatedly is reported as a fault of the playing song, before the song ends', async () => {
      await play(1);
      world.segments.trouble('/second/', 'misplaced');
      world.engine.follow(second);
      await world.pass(2);
      expect(told.faults).toEqual(['decode']);
      expect(told.lastPosition).toBeLessThan(5);
    });
  });

  describe('an element whose clock stands still', () => {
    it('is replaced with another element although it reports that it plays', async () => {
      await play(3, 12);
      const { element } = world;
      element.stands = true;
      await world.pass(4);
      expect(told.lastPosition).toBeGreaterThan(16);
      expect([world.audible(), told.faults]).toEqual([[first.url], []]);
      expect([world.element === element, element.sounding]).toEqual([false, null]);
    });

    it('is replaced again when its clock stands still after a seek', async () => {
      await play(1);
      world.element.stands = true;
      await world.pass(3);
      world.engine.seek(9);
      world.element.stands = true;
      await world.pass(4);
      expect(told.lastPosition).toBeGreaterThan(10);
      expect(world.audible()).toEqual([first.url]);
    });

    it('is not replaced again, and no fault is reported, when another element did not help', async () => {
      await play(1);
      world.element.stands = true;
      await world.pass(3);
      const mended = media();
      world.element.stands = true;
      await world.pass(10);
      expect([media(), told.faults]).toEqual([mended, []]);
    });

    it('is not replaced during a pause', async () => {
      await play(1);
      const playing = media();
      world.engine.pause();
      await world.pass(10);
      expect(media()).toBe(playing);
    });
  });
});
