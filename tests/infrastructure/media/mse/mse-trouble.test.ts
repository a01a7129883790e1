import { aSource, anInstantSource } from '../../../support/builders/a-source';
import { mseWorld, type MseWorld } from '../../../support/fakes/mse-world';
import { ToldFacts } from '../../../support/fakes/told-facts';

describe('the appending engine during failures', () => {
  let world: MseWorld;
  let told: ToldFacts;

  const first = anInstantSource('first');
  const second = anInstantSource('second');
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

  it('refuses a source that needs a manifest', () => {
    world.engine.load(aSource(), 0);
    expect(told.faults).toEqual(['unsupported']);
  });

  it('resumes where it stopped once it has new addresses', async () => {
    world.segments.trouble('/first/256/3', 'expired');
    await play(12);
    expect(told.faults).toEqual(['expired']);
    const renewed = anInstantSource('renewed', { renditions: [] });
    world.engine.readdress(renewed);
    await world.pass(3);
    expect(world.audible()).toEqual([renewed.url]);
    expect(told.lastPosition).toBeGreaterThan(9);
    expect(told.lastPosition).toBeLessThan(14);
    expect(told.faults).toEqual(['expired']);
  });

  it('uses new addresses from the next request on, without a break', async () => {
    world.engine.load(anInstantSource('old', { duration: 300 }), 0);
    world.engine.play();
    await world.pass(1);
    world.segments.trouble('/old/', 'expired');
    world.engine.readdress(anInstantSource('new', { duration: 300 }));
    await world.pass(20);
    expect(world.segments.requested.at(-1)).toContain('/new/');
    expect(told.lastPosition).toBeCloseTo(21, 0);
    expect(told.faults).toEqual([]);
  });

  it.each([
    ['an address that has expired', 'expired', 'expired'],
    ['a song that is gone', 'gone', 'not-found'],
    ['bytes that are no segment, twice', 'broken', 'decode'],
    ['sound that no decoder takes, twice', 'undecodable', 'decode'],
  ] as const)('reports %s', async (_, trouble, fault) => {
    world.segments.trouble('/first/', trouble);
    await play(1);
    await world.exhaustRetries();
    expect(told.faults).toEqual([fault]);
  });

  it('bypasses the cache at the second request', async () => {
    world.segments.trouble('/first/64/0', 'broken');
    await play(0);
    expect(world.segments.fresh).toEqual(['/media/a/first/64/0.m4s']);
  });

  it('continues in a new media source after one decoding error', async () => {
    world.segments.trouble('/first/256/3', 'undecodable');
    world.engine.load(first, 6);
    world.engine.play();
    await world.settle();
    world.segments.deliver();
    await world.settle();
    world.segments.deliver();
    await world.settle();
    world.segments.heal();
    await world.pass(3);
    expect(told.faults).toEqual([]);
    expect(world.audible()).toEqual([first.url]);
    expect(told.lastPosition).toBeGreaterThan(6);
  });

  it('recovers from a decoding error once for each song of a queue', async () => {
    const long = anInstantSource('long', { duration: 300 });
    /** Delivers the requested segments this many times, then removes every fault. */
    const arrive = async (times: number): Promise<void> => {
      for (let time = 0; time < times; time += 1) {
        await world.settle();
        world.segments.deliver();
      }
      world.segments.heal();
      await world.settle();
    };
    world.segments.trouble('/first/256/3', 'undecodable');
    world.engine.load(first, 6);
    world.engine.play();
    await arrive(2);
    await world.pass(22);
    world.engine.follow(long);
    await world.pass(4);
    expect([told.kinds.includes('track-changed'), told.faults]).toEqual([true, []]);
    world.segments.trouble('/long/', 'undecodable');
    world.engine.seek(200);
    await arrive(1);
    await world.pass(3);
    expect([told.faults, world.audible()]).toEqual([[], [long.url]]);
    expect(told.lastPosition).toBeGreaterThan(200);
  });

  it.each(['gone', 'broken'] as const)('plays across a segment that is temporarily %s', async (trouble) => {
    world.segments.trouble('/first/256/2', trouble);
    await play(1);
    world.segments.heal();
    await world.time.pass(300);
    await world.pass(20);
    expect(told.faults).toEqual([]);
    expect(world.audible()).toEqual([first.url]);
  });

  it('plays across a segment that fails three times', async () => {
    world.segments.trouble('/first/256/2', 'lost');
    await play(1);
    await world.time.pass(300);
    await world.pass(0);
    await world.time.pass(1_000);
    world.segments.heal();
    await world.pass(20);
    expect(told.faults).toEqual([]);
    expect(told.lastPosition).toBeGreaterThan(15);
  });

  it('reports a network fault only once no sound is left', async () => {
    world.segments.trouble('/5.m4s', 'lost');
    await play(12);
    expect(told.faults).toEqual([]);
    await world.pass(10);
    expect(told.faults).toEqual(['network']);
  });

  it('treats a missing last segment as the end', async () => {
    world.segments.trouble('/8.m4s', 'gone');
    await play(6, 26);
    expect(told.kinds).toContain('ended');
    expect(told.faults).toEqual([]);
  });

  it('plays the next song directly after a missing last segment', async () => {
    world.segments.trouble('/first/256/8', 'gone');
    await play(1, 24);
    world.engine.follow(second);
    await world.pass(6);
    expect(told.kinds).toContain('track-changed');
    expect(world.audible()).toEqual([second.url]);
  });

  it('plays the next song after one that could not be decoded', async () => {
    world.segments.trouble('/first/', 'undecodable');
    await play(1);
    world.engine.load(second, 0);
    world.engine.play();
    await world.pass(1);
    expect(world.audible()).toEqual([second.url]);
  });
});
