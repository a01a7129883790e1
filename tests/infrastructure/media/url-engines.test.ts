import type { PlaybackFact } from '../../../src/domain/playback/playback-engine.port';
import { SlotPlaybackEngine } from '../../../src/infrastructure/media/shared/slot-playback-engine';
import { urlFeeds } from '../../../src/infrastructure/media/shared/url-feed';
import { describePlaybackEngine } from '../../contract/playback-engine.contract';
import { aFile, aSource } from '../../support/builders/a-source';
import { FakeConnectivity } from '../../support/fakes/fake-connectivity';
import { FakeMedia } from '../../support/fakes/fake-media';
import { mediaEngineWorld } from '../../support/fakes/media-engine-world';
import { VirtualTime } from '../../support/fakes/virtual-time';

const file = (song: string) => aFile({ url: `/media/o/${song}` });
const playlist = (song: string) => aSource({ url: `/media/a/${song}/master.m3u8` });

function aWorld() {
  const media = new FakeMedia();
  const time = new VirtualTime();
  const connectivity = new FakeConnectivity();
  const engine = new SlotPlaybackEngine(media.createElement, urlFeeds({ timer: time, connectivity }));
  return { engine, media, time, connectivity };
}

describePlaybackEngine('native HLS', () => {
  const { engine, media, time } = aWorld();
  return mediaEngineWorld(engine, media, time, playlist);
});

describePlaybackEngine('a plain file', () => {
  const { engine, media, time } = aWorld();
  return mediaEngineWorld(engine, media, time, file);
});

describe('an engine that plays by address', () => {
  let world: ReturnType<typeof aWorld>;
  let facts: PlaybackFact[];
  const faults = () => facts.filter((fact) => fact.kind === 'failed').map(({ fault }) => fault);
  const refuse = (message: string) => {
    const element = world.media.elements[0];
    if (element === undefined) return;
    element.error = { code: 4, message };
    element.dispatchEvent(new Event('error'));
  };

  beforeEach(() => {
    world = aWorld();
    facts = [];
    world.engine.facts.subscribe((fact) => facts.push(fact));
    world.engine.load(file('first'), 0);
  });

  it.each([
    ['404: Not Found', 'not-found'],
    ['410: Gone', 'not-found'],
    ['MEDIA_ELEMENT_ERROR: Format error', 'unsupported'],
    ['', 'unsupported'],
  ])('takes a refusal with the message "%s" for "%s"', (message, fault) => {
    refuse(message);
    expect(faults()).toEqual([fault]);
  });

  it('tries again after a server error, from where it was', async () => {
    world.media.pass(0);
    world.engine.play();
    world.media.pass(12);
    refuse('503: Service Unavailable');
    await world.time.pass(300);
    expect(faults()).toEqual([]);
    expect(world.media.elements[0]).toMatchObject({ error: null, currentTime: 12, paused: false });
  });

  it('takes every refusal while offline for the network', async () => {
    world.connectivity.set(false);
    refuse('MEDIA_ELEMENT_ERROR: Format error');
    expect(faults()).toEqual([]);
    await world.time.pass(300);
    expect(world.media.elements[0]?.error).toBeNull();
  });

  it('says nothing about a load that was only replaced', () => {
    const element = world.media.elements[0];
    Object.assign(element ?? {}, { error: { code: 1, message: '' } });
    element?.dispatchEvent(new Event('error'));
    expect(faults()).toEqual([]);
  });
});
