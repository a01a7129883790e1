import { anInstantSource } from '../../../support/builders/a-source';
import { mseWorld, type MseWorld } from '../../../support/fakes/mse-world';
import { ToldFacts } from '../../../support/fakes/told-facts';

describe('the end of a song on the timeline', () => {
  let world: MseWorld;
  let told: ToldFacts;

  const second = anInstantSource('second');
  const pieces = (song: string) => world.element.media?.buffer.pieces.filter((piece) => piece.song === song) ?? [];
  const play = async (seconds: number, duration: number, startAt = 0) => {
    world.engine.load(anInstantSource('first', { duration }), startAt);
    world.engine.play();
    await world.pass(seconds);
  };

  beforeEach(() => {
    world = mseWorld();
    told = new ToldFacts(world.engine);
  });

  afterEach(() => world.engine.release());

  it('is fetched when the last segment is shorter than two frames', async () => {
    await play(1, 5.01);
    expect(world.segments.requested.at(-1)).toContain('/2.m4s');
    world.engine.follow(second);
    await world.pass(4.5);
    expect([told.count('track-changed'), told.count('waiting')]).toEqual([1, 0]);
    expect(world.audible()).toEqual([second.url]);
  });

  it('is where its sound ends in browsers that omit the last frame, and the next song begins right there', async () => {
    world.engine.load(anInstantSource('first', { duration: 29.99 }), 0);
    world.element.media!.buffer.cutsFrames = false;
    world.engine.play();
    world.engine.follow(second);
    await world.pass(1);
    const end = pieces('first').at(-1)!.to;
    expect(end).toBeLessThan(29.99);
    expect(pieces('second')[0]!.from).toBeCloseTo(end, 5);
  });

  it('is reported once when the whole song is shorter than a third of a second', async () => {
    await play(2, 0.3);
    expect([told.count('ended'), told.lastPosition]).toEqual([1, 0.3]);
  });

  it.each([
    ['a song of a third of a second', 0.3, 0, 0.15],
    ['the last moment of a longer one', 30, 29.5, 0.45],
  ])('is not reported when the next song is set during %s', async (_, duration, startAt, until) => {
    await play(until, duration, startAt);
    world.engine.follow(second);
    await world.pass(3);
    expect([told.count('track-changed'), told.count('ended')]).toEqual([1, 0]);
    expect(world.audible()).toEqual([second.url]);
    expect(told.lastPosition).toBeCloseTo(3 - (duration - startAt - until), 0);
  });

  it('is not reported when the next song is set before a song of a third of a second begins', async () => {
    world.engine.load(anInstantSource('first', { duration: 0.3 }), 0);
    await world.pass(0);
    expect(world.element.media?.readyState).toBe('ended');
    world.engine.follow(second);
    await world.pass(0);
    world.engine.play();
    await world.pass(2);
    expect([told.count('track-changed'), told.count('ended')]).toEqual([1, 0]);
    expect(told.lastPosition).toBeCloseTo(1.7, 1);
  });

  it('is signalled to the media source soon when the element only waits', async () => {
    await play(0, 2);
    world.element.readyState = 1;
    world.element.dispatchEvent(new Event('waiting'));
    await world.settle();
    expect(world.element.media?.readyState).toBe('ended');
  });

  it('is not signalled to the media source long before it', async () => {
    await play(2, 5);
    expect(world.element.media?.readyState).toBe('open');
    await world.pass(3.1);
    expect(told.count('ended')).toBe(1);
  });

  it('is replaced with a decode fault when a segment contains sound of another time, after a few requests', async () => {
    world.segments.trouble('/first/256/2', 'misplaced');
    await play(1, 30);
    await world.exhaustRetries();
    expect(world.segments.requested.filter((url) => url.includes('/first/256/2')).length).toBeLessThan(6);
    expect(told.all.filter((fact) => fact.kind === 'failed').map(({ fault }) => fault)).toEqual(['decode']);
  });
});
