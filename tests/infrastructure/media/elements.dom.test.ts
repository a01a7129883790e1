import { hlsCandidate } from '../../../src/infrastructure/media/hls/hls-candidate';
import { buildSegmentSources } from '../../../src/infrastructure/media/mse/build-segment-sources';
import { mseCandidate } from '../../../src/infrastructure/media/mse/mse-candidate';
import { nativeHlsCandidate } from '../../../src/infrastructure/media/native/native-hls-candidate';
import { progressiveCandidate } from '../../../src/infrastructure/media/progressive/progressive-candidate';
import { MediaElementPool } from '../../../src/infrastructure/media/shared/media-element-pool';
import {
  plainElement,
  type MediaElements,
  type SoundingElement,
} from '../../../src/infrastructure/media/shared/media-elements';
import { aFile, anInstantSource, aSource } from '../../support/builders/a-source';
import { FakeConnectivity } from '../../support/fakes/fake-connectivity';
import { VirtualTime } from '../../support/fakes/virtual-time';

describe('an element without effects', () => {
  it('sets its own volume and mute, and is never retired', () => {
    const audio = document.createElement('audio');
    const plain = plainElement(audio);
    plain.setLevel({ volume: 0.5, muted: true, gain: 0.5 });
    expect(audio).toMatchObject({ volume: expect.closeTo(0.157, 3), muted: true });
    expect(plain.isRetired()).toBe(false);
  });
});

describe('the pool of media elements', () => {
  const loads: number[] = [];
  const acts: string[] = [];
  const spent = new Set<SoundingElement>();
  const dropped: SoundingElement[] = [];
  let gestures: EventTarget;

  function create(): SoundingElement {
    const element = Object.assign(document.createElement('audio'), {
      load: () => loads.push(1),
      play: () => {
        acts.push('play');
        return Promise.reject(new DOMException('held at once', 'AbortError'));
      },
      pause: () => acts.push('pause'),
    });
    const made: SoundingElement = { ...plainElement(element), isRetired: () => spent.has(made) };
    return made;
  }
  const aPool = () => new MediaElementPool({ create, drop: (element) => dropped.push(element) }, gestures);

  beforeEach(() => {
    loads.length = 0;
    acts.length = 0;
    dropped.length = 0;
    spent.clear();
    gestures = new EventTarget();
  });

  it('unlocks its elements with the first gesture, once', () => {
    aPool();
    gestures.dispatchEvent(new Event('pointerup'));
    gestures.dispatchEvent(new Event('click'));
    expect(loads).toHaveLength(5);
  });

  it('hands out each element once, and creates more on demand', () => {
    const { take } = aPool();
    const taken = Array.from({ length: 7 }, () => take(null));
    expect(new Set(taken).size).toBe(7);
  });

  it('lets an engine reuse its element until the element is spent', () => {
    const { take } = aPool();
    const first = take(null);
    expect(take(first)).toBe(first);
    spent.add(first);
    expect(take(first)).not.toBe(first);
    expect(dropped).toEqual([first]);
  });

  it('unlocks one more element with a later gesture when none is left', () => {
    const { take } = aPool();
    gestures.dispatchEvent(new Event('click'));
    const taken = Array.from({ length: 5 }, () => take(null));
    gestures.dispatchEvent(new Event('click'));
    gestures.dispatchEvent(new Event('keydown'));
    expect(loads).toHaveLength(6);
    expect(taken).not.toContain(take(null));
  });

  it('unlocks the element of an engine without emptying it: plays and pauses it at once', () => {
    const pool = aPool();
    pool.take(null);
    gestures.dispatchEvent(new Event('keydown'));
    expect([loads.length, acts]).toEqual([4, ['play', 'pause']]);
  });

  it('does not touch an element that plays, or one that is taken later', () => {
    const pool = aPool();
    Object.defineProperty(pool.take(null).element, 'paused', { value: false });
    gestures.dispatchEvent(new Event('keydown'));
    pool.take(null);
    gestures.dispatchEvent(new Event('click'));
    expect(acts).toEqual([]);
  });
});

describe('the engine for a source', () => {
  const time = new VirtualTime();
  const address = (url: string): string => url;
  const network = { address, timer: time, connectivity: new FakeConnectivity() };
  const elements: MediaElements = { take: () => plainElement(document.createElement('audio')) };
  const { own } = buildSegmentSources({ address, timer: time, clock: time, sparesData: () => false, keepalive: false });
  const candidates = () => [
    mseCandidate(elements, { timer: time, segments: own }),
    hlsCandidate(elements, { address, workerPath: '/hls.worker.js', timer: time, clock: time }),
    nativeHlsCandidate(elements, network),
    progressiveCandidate(elements, network),
  ];
  const takers = (source = aSource()) => candidates().flatMap((each) => (each.supports(source) ? [each.name] : []));
  const offer = (isTypeSupported: (() => boolean) | null) =>
    Object.assign(globalThis, { MediaSource: isTypeSupported === null ? undefined : { isTypeSupported } });
  const promise = (answer: CanPlayTypeResult) =>
    jest.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue(answer);

  afterEach(() => {
    offer(null);
    jest.restoreAllMocks();
  });

  it('is hls.js where segments can be appended, even if the browser claims to play playlists', () => {
    promise('maybe');
    offer(() => true);
    expect(takers()).toEqual(['hls']);
  });

  it('is our own engine first where a song needs no manifest, and hls.js after it', () => {
    offer(() => true);
    expect(takers(anInstantSource('song'))).toEqual(['mse', 'hls']);
    expect(takers({ ...anInstantSource('song'), medium: 'video' })).toEqual(['hls']);
    expect(takers({ ...anInstantSource('song'), codec: 'opus' })).toEqual(['hls']);
  });

  it('is the browser itself where segments cannot be appended', () => {
    promise('maybe');
    offer(null);
    expect(takers()).toEqual(['native']);
    offer(() => false);
    expect(takers()).toEqual(['native']);
  });

  it('is none for a playlist that the browser cannot play', () => {
    promise('');
    expect(takers()).toEqual([]);
  });

  it('is the progressive one for files that the browser may decode', () => {
    promise('maybe');
    expect(takers(aFile())).toEqual(['progressive']);
    promise('');
    expect(takers(aFile())).toEqual([]);
  });
});
