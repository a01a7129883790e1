import { describeJoiningEngine } from '../../../contract/joining-engine.contract';
import { describePlaybackEngine } from '../../../contract/playback-engine.contract';
import { anInstantSource } from '../../../support/builders/a-source';
import { mseWorld, type MseWorld } from '../../../support/fakes/mse-world';
import { ToldFacts } from '../../../support/fakes/told-facts';

describePlaybackEngine('appending', mseWorld);
describeJoiningEngine('appending', mseWorld);

describe('the appending engine', () => {
  let world: MseWorld;
  let told: ToldFacts;

  const first = anInstantSource('first');
  const second = anInstantSource('second');
  const play = async (seconds: number, startAt = 0) => {
    world.engine.load(first, startAt);
    world.engine.play();
    await world.pass(seconds);
  };
  const pieces = () => world.element.media?.buffer.pieces ?? [];

  beforeEach(() => {
    world = mseWorld();
    told = new ToldFacts(world.engine);
  });

  afterEach(() => world.engine.release());

  describe('before playback begins', () => {
    it('appends the beginning of the prepared song, and reports nothing', async () => {
      world.engine.prepare(first);
      await world.pass(2);
      expect(pieces().map(({ song }) => song)).toEqual(['first', 'first']);
      expect([told.all, world.audible()]).toEqual([[], []]);
    });

    it('plays the prepared song from what is appended, and requests nothing twice', async () => {
      world.engine.prepare(first);
      await world.pass(2);
      await play(1);
      expect(pieces()[0]?.from).toBeCloseTo(0, 5);
      expect(new Set(world.segments.requested).size).toBe(world.segments.requested.length);
      expect(told.kinds[0]).toBe('ready');
      expect(told.lastPosition).toBeGreaterThan(0.5);
    });

    it('plays a song other than the prepared one', async () => {
      world.engine.prepare(second);
      await world.pass(1);
      await play(1);
      expect(world.audible()).toEqual([first.url]);
      expect(new Set(pieces().map(({ song }) => song))).toEqual(new Set(['first']));
    });

    it('appends the song that was prepared last', async () => {
      world.engine.prepare(second);
      world.engine.prepare(first);
      await world.pass(2);
      await play(1);
      expect(world.audible()).toEqual([first.url]);
      expect(told.lastPosition).toBeGreaterThan(0.5);
    });

    it('does not report that the prepared song is missing, and tries again when it is played', async () => {
      world.segments.trouble('/first/', 'gone');
      world.engine.prepare(first);
      await world.pass(60);
      expect(told.all).toEqual([]);
      world.segments.heal();
      await play(1);
      expect(told.faults).toEqual([]);
      expect(told.lastPosition).toBeGreaterThan(0.5);
    });

    it('discards the prepared song', async () => {
      world.engine.prepare(first);
      await world.pass(1);
      world.engine.prepare(null);
      expect(world.element.media).toBeNull();
    });
  });

  describe('on its timeline', () => {
    it('leaves no gap between two songs that follow each other', async () => {
      await play(1);
      world.engine.follow(second);
      await world.pass(1);
      const end = Math.max(...pieces().map(({ song, to }) => (song === 'first' ? to : 0)));
      const begin = Math.min(...pieces().map(({ song, from }) => (song === 'second' ? from : Infinity)));
      expect(end).toBe(30);
      expect(begin).toBeCloseTo(30, 5);
    });

    it('leaves a gap between songs that do not follow each other', async () => {
      await play(1);
      world.engine.load(second, 0);
      await world.pass(1);
      expect(Math.min(...pieces().map(({ from }) => from))).toBeGreaterThan(30);
    });

    it('uses one element and one media source for many songs', async () => {
      await play(1);
      const { media } = world.element;
      for (let song = 0; song < 20; song += 1) {
        world.engine.load(anInstantSource(`song-${song}`), 0);
        world.engine.play();
        await world.pass(1);
      }
      expect(world.element.media).toBe(media);
      expect(world.audible()).toEqual(['/media/a/song-19/master.m3u8']);
      expect(new Set(pieces().map(({ song }) => song))).toEqual(new Set(['song-19']));
    });

    it('appends the next song only when the song before it is complete', async () => {
      world.segments.trouble('/first/256/7', 'lost');
      await play(1);
      world.engine.follow(second);
      await world.pass(1);
      expect(world.segments.requested.some((url) => url.includes('/second/'))).toBe(false);
    });

    it('does not fetch the next song long before its turn', async () => {
      world.engine.load(anInstantSource('long', { duration: 300 }), 0);
      world.engine.follow(second);
      world.engine.play();
      await world.pass(1);
      expect(world.segments.requested.some((url) => url.includes('/second/'))).toBe(false);
    });

    it('reports the track boundary within a moment', async () => {
      await play(0, 29);
      world.engine.follow(second);
      await world.pass(0.9);
      expect(told.kinds).not.toContain('track-changed');
      await world.pass(0.15);
      expect(told.kinds).toContain('track-changed');
    });

    it('drops a next song that cannot be fetched, and reports the end', async () => {
      world.segments.trouble('/second/', 'gone');
      await play(0, 29);
      world.engine.follow(second);
      await world.pass(2);
      expect(told.kinds).toContain('ended');
      expect(told.faults).toEqual([]);
    });

    it('plays a song that is already appended without fetching it again', async () => {
      await play(1);
      world.engine.follow(second);
      await world.pass(1);
      const asked = world.segments.requested.length;
      world.engine.load(second, 0);
      world.engine.play();
      await world.settle();
      expect(world.audible()).toEqual([second.url]);
      expect(world.segments.requested).toHaveLength(asked);
    });
  });

  describe('choosing renditions', () => {
    it('begins with the lowest rendition and rises at once', async () => {
      await play(0);
      expect(world.segments.requested.slice(0, 3)).toEqual([
        '/media/a/first/64/0.m4s',
        '/media/a/first/256/1.m4s',
        '/media/a/first/256/2.m4s',
      ]);
    });

    it('stays with the lowest rendition when segments arrive slowly', async () => {
      world.engine.load(first, 0);
      for (let segment = 0; segment < 4; segment += 1) {
        await world.settle();
        await world.time.pass(2_000);
        world.segments.deliver();
      }
      expect(world.segments.requested.every((url) => url.includes('/64/'))).toBe(true);
    });
  });

  describe('the buffer', () => {
    it('reaches a minute ahead, and retains half a minute behind', async () => {
      world.engine.load(anInstantSource('long', { duration: 300 }), 0);
      world.engine.play();
      await world.pass(1);
      const end = () => Math.max(...pieces().map(({ to }) => to));
      expect(end()).toBeGreaterThan(60);
      expect(end()).toBeLessThan(67);
      await world.pass(99);
      expect(end()).toBeGreaterThan(160);
      const begin = Math.min(...pieces().map(({ from }) => from));
      expect(begin).toBeLessThan(70);
      expect(begin).toBeGreaterThan(40);
    });

    it('that is full is filled further after some of it was played', async () => {
      await play(0);
      world.element.media!.buffer.capacity = 20;
      world.engine.load(anInstantSource('long', { duration: 200 }), 0);
      world.engine.play();
      await world.pass(150);
      expect(world.audible()).toEqual(['/media/a/long/master.m3u8']);
      expect(told.lastPosition).toBeGreaterThan(140);
      expect(told.faults).toEqual([]);
    });
  });

  describe('seeking', () => {
    it('cancels the pending request and fetches the segment that is needed', async () => {
      world.engine.load(anInstantSource('long', { duration: 300 }), 0);
      await world.settle();
      world.engine.seek(200);
      await world.settle();
      expect(world.segments.requested).toEqual(['/media/a/long/64/0.m4s', '/media/a/long/64/50.m4s']);
    });

    it('back into a part that was removed fetches it again', async () => {
      world.engine.load(anInstantSource('long', { duration: 300 }), 0);
      world.engine.play();
      await world.pass(100);
      world.engine.seek(2);
      await world.pass(1);
      expect(told.lastPosition).toBeCloseTo(3, 0);
      expect(world.audible()).toEqual(['/media/a/long/master.m3u8']);
    });

    it('back after the end plays again', async () => {
      await play(2, 29);
      expect(told.kinds).toContain('ended');
      world.engine.seek(10);
      world.engine.play();
      await world.pass(1);
      expect(world.audible()).toEqual([first.url]);
      expect(told.lastPosition).toBeCloseTo(11, 0);
    });
  });

  describe('preparing', () => {
    it('fetches the first two segments of the rendition that songs begin with', async () => {
      world.engine.prepare(second);
      await world.pass(0);
      expect(world.segments.requested).toEqual(['/media/a/second/64/0.m4s', '/media/a/second/64/1.m4s']);
    });

    it('caches several songs, and the latest ones when there is no room for all', async () => {
      for (let song = 0; song < 40; song += 1) {
        world.engine.prepare(anInstantSource(`song-${song}`));
        await world.pass(0);
      }
      expect(world.held().length).toBeGreaterThan(15);
      expect(world.held()).toContain('/media/a/song-39/master.m3u8');
      expect(world.held()).not.toContain('/media/a/song-0/master.m3u8');
    });

    it('is shared with a click that comes before the bytes: the bytes are requested once', async () => {
      world.engine.prepare(second);
      await world.settle();
      world.engine.load(second, 0);
      world.engine.play();
      await world.pass(1);
      expect(world.segments.requested.filter((url) => url.endsWith('/second/64/0.m4s'))).toHaveLength(1);
      expect(world.audible()).toEqual([second.url]);
    });
  });
});
