import type { PlaybackFact } from '../../../src/domain/playback/sources/playback-engine.port';
import { SlotPlaybackEngine } from '../../../src/infrastructure/media/shared/slot-playback-engine';
import { urlSourceLoader } from '../../../src/infrastructure/media/shared/url-source-loader';
import { describePlaybackEngine } from '../../contract/playback-engine.contract';
import { describeReaddressable } from '../../contract/readdressable.contract';
import { aFile, aSource } from '../../support/builders/a-source';
import { FakeConnectivity } from '../../support/fakes/fake-connectivity';
import { FakeMedia } from '../../support/fakes/fake-media';
import { mediaEngineWorld } from '../../support/fakes/media-engine-world';
import { settle, VirtualTime } from '../../support/fakes/virtual-time';

const file = (song: string) => aFile({ url: `/media/o/${song}` });
const playlist = (song: string) => aSource({ url: `/media/a/${song}/master.m3u8` });

function aWorld() {
  const media = new FakeMedia();
  const time = new VirtualTime();
  const connectivity = new FakeConnectivity();
  const statuses: { present: number | null } = { present: 200 };
  const feeds = urlSourceLoader({ address: (url) => url, timer: time, connectivity }, (url) =>
    Promise.resolve(media.statusOf(url, statuses.present)),
  );
  const engine = new SlotPlaybackEngine(media.supply, feeds);
  return { engine, media, time, connectivity, statuses };
}

describe.each([
  ['native HLS', playlist],
  ['a plain file', file],
])('%s', (name, source) => {
  const aMediaWorld = () => {
    const { engine, media, time } = aWorld();
    return mediaEngineWorld(engine, media, time, source);
  };
  describePlaybackEngine(name, aMediaWorld);
  describeReaddressable(name, aMediaWorld);
});

describe('an engine that plays by address', () => {
  let world: ReturnType<typeof aWorld>;
  let facts: PlaybackFact[];
  const faults = () => facts.filter((fact) => fact.kind === 'failed').map(({ fault }) => fault);
  const refuse = async (status: number | null) => {
    const element = world.media.elements[0];
    world.statuses.present = status;
    element?.refuse();
    await settle();
  };

  beforeEach(() => {
    world = aWorld();
    facts = [];
    world.engine.facts.subscribe((fact) => facts.push(fact));
    world.engine.load(file('first'), 0);
  });

  it.each([
    [404, 'not-found'],
    [410, 'not-found'],
  ])('reports a refused address that answers %d as "%s"', async (status, fault) => {
    await refuse(status);
    expect(faults()).toEqual([fault]);
  });

  it.each([401, 403, 413])('reports a refused address that answers %d as expired', async (status) => {
    await refuse(status);
    expect(faults()).toEqual(['expired']);
  });

  it('also reports a later fault after new addresses arrived', async () => {
    await refuse(403);
    world.engine.readdress(file('renewed'));
    await refuse(404);
    expect(faults()).toEqual(['expired', 'not-found']);
  });

  it('tries the newest address before it reports a fault of an older one', async () => {
    const renewed = file('renewed');
    world.engine.play();
    world.media.pass(9);
    world.engine.readdress(renewed);
    expect(world.media.elements[0]?.src).toBe(file('first').url);
    await refuse(403);
    expect([faults(), world.media.elements[0]?.src]).toEqual([[], renewed.url]);
    expect(world.media.elements[0]).toMatchObject({ currentTime: 9, paused: false });
    await refuse(403);
    expect(faults()).toEqual(['expired']);
  });

  it.each([[200], [206]])('reports a refused address that answers %d only at the second refusal', async (status) => {
    await refuse(status);
    expect(faults()).toEqual([]);
    expect(world.media.elements[0]?.error).toBeNull();
    await refuse(status);
    expect(faults()).toEqual(['unsupported']);
  });

  it.each([[503], [429], [null]])('tries again after status %p, from the same position', async (status) => {
    world.media.pass(0);
    world.engine.play();
    world.media.pass(12);
    await refuse(status);
    await world.time.pass(300);
    expect(faults()).toEqual([]);
    expect(world.media.elements[0]).toMatchObject({ error: null, currentTime: 12, paused: false });
  });

  it('resumes at the same position also when the element ignores a position that is set too early', async () => {
    world.media.pass(0);
    world.engine.play();
    world.media.pass(12);
    Object.assign(world.media.elements[0] ?? {}, { forgetsEarlyPlace: true });
    await refuse(503);
    await world.time.pass(300);
    world.media.pass(1);
    expect(world.media.elements[0]?.currentTime).toBe(13);
    expect(facts.findLast(({ kind }) => kind === 'progress')).toMatchObject({ position: 13 });
  });

  it('plays after the next attempt if asked to play while it waits for the attempt', async () => {
    await refuse(503);
    world.engine.play();
    await world.time.pass(300);
    world.media.pass(1);
    expect(world.media.sounding).toHaveLength(1);
  });

  it('stays silent after the next attempt if paused while it waits for the attempt', async () => {
    world.engine.play();
    await refuse(503);
    world.engine.pause();
    await world.time.pass(300);
    world.media.pass(1);
    expect(world.media.sounding).toEqual([]);
  });

  it('treats every refusal while offline as a network failure', async () => {
    world.connectivity.set(false);
    await refuse(200);
    expect(faults()).toEqual([]);
    await world.time.pass(300);
    expect(world.media.elements[0]?.error).toBeNull();
  });

  describe('whose element plays through effects that were switched off', () => {
    const spendAll = () => world.media.elements.forEach((element) => world.media.spend(element));

    beforeEach(() => {
      world.engine.play();
      world.media.pass(1);
    });

    it('plays the next song in another element', () => {
      spendAll();
      const [before] = world.media.sounding;
      world.engine.load(file('second'), 0);
      world.engine.load(file('third'), 0);
      world.engine.play();
      world.media.pass(1);
      expect(world.media.sounding).toHaveLength(1);
      expect(world.media.sounding[0]).not.toBe(before);
    });

    it('prepares the next song again when it was prepared in an element with effects', () => {
      world.engine.prepare(file('second'));
      world.engine.load(file('second'), 0);
      world.engine.prepare(file('third'));
      spendAll();
      world.engine.prepare(file('third'));
      expect(world.media.held.map(({ src }) => src)).toEqual(['/media/o/second', '/media/o/third']);
      expect(world.media.elements.slice(0, 2).map(({ src }) => src)).toEqual(['', '/media/o/second']);
    });
  });

  it('forgets a refusal once another song is loaded', async () => {
    world.media.elements[0]?.refuse();
    world.engine.load(file('second'), 0);
    await settle();
    expect(faults()).toEqual([]);
  });

  it('reports no position before it reaches the requested position', async () => {
    world.engine.load(file('second'), 12);
    const element = world.media.held[0];
    for (const happening of ['timeupdate', 'progress', 'seeked']) element?.dispatchEvent(new Event(happening));
    expect(facts.filter(({ kind }) => kind === 'progress' || kind === 'seeked')).toEqual([]);
    world.media.pass(0.25);
    await settle();
    const positions = facts.filter((fact) => fact.kind === 'progress').map(({ position }) => position);
    expect(Math.min(...positions)).toBeGreaterThanOrEqual(12);
  });

  it('reports no fault for a load that was only replaced', () => {
    const element = world.media.elements[0];
    Object.assign(element ?? {}, { error: { code: 1, message: '' } });
    element?.dispatchEvent(new Event('error'));
    expect(faults()).toEqual([]);
  });
});
