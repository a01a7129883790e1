import { anInstantSource } from '../../../support/builders/a-source';
import { mseWorld, type MseWorld } from '../../../support/fakes/mse-world';
import { ToldFacts } from '../../../support/fakes/told-facts';

describe('the appending engine whose element plays through effects that were switched off', () => {
  let world: MseWorld;
  let told: ToldFacts;

  const first = anInstantSource('first');
  const second = anInstantSource('second');

  beforeEach(async () => {
    world = mseWorld();
    told = new ToldFacts(world.engine);
    world.engine.load(first, 0);
    world.engine.play();
    await world.pass(1);
  });

  afterEach(() => world.engine.release());

  it('plays the song to its end, and the next song in another element', async () => {
    const before = world.element;
    world.engine.follow(second);
    await world.pass(1);
    world.spend();
    world.engine.follow(second);
    await world.pass(29);
    expect([told.count('track-changed'), told.count('ended'), told.faults]).toEqual([0, 1, []]);
    expect(before.media?.buffer.pieces.map(({ song }) => song)).not.toContain('second');
    world.engine.load(second, 0);
    world.engine.play();
    await world.pass(1);
    expect(world.element).not.toBe(before);
    expect([before.paused, before.media]).toEqual([true, null]);
    expect(world.audible()).toEqual([second.url]);
  });

  it('still preloads the beginning of the next song', async () => {
    world.spend();
    world.engine.follow(second);
    await world.pass(1);
    expect(world.held()).toContain(second.url);
  });

  it('joins the next song when the effects are on again before it begins', async () => {
    world.spend();
    world.engine.follow(second);
    world.restore();
    world.engine.follow(second);
    await world.pass(30);
    expect([told.count('track-changed'), told.count('ended')]).toEqual([1, 0]);
    expect(world.audible()).toEqual([second.url]);
  });

  it('applies the volume to the next element', async () => {
    world.engine.setLevel({ volume: 0.5, muted: true });
    world.spend();
    world.engine.load(second, 0);
    expect(world.element).toMatchObject({ volume: expect.closeTo(0.315, 3), muted: true });
  });
});
