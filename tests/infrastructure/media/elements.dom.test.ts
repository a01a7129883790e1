import { hlsCandidate } from '../../../src/infrastructure/media/hls/hls-candidate';
import { buildSegmentSupplies } from '../../../src/infrastructure/media/mse/build-segment-supplies';
import { mseCandidate } from '../../../src/infrastructure/media/mse/mse-candidate';
import { nativeHlsCandidate } from '../../../src/infrastructure/media/native/native-hls-candidate';
import { progressiveCandidate } from '../../../src/infrastructure/media/progressive/progressive-candidate';
import { MediaElementPool } from '../../../src/infrastructure/media/shared/media-element-pool';
import { applyLevel } from '../../../src/infrastructure/media/shared/sound-curve';
import { aFile, anInstantSource, aSource } from '../../support/builders/a-source';
import { FakeConnectivity } from '../../support/fakes/fake-connectivity';
import { VirtualTime } from '../../support/fakes/virtual-time';

describe('loudness', () => {
  const element = () => document.createElement('audio');

  it.each([
    [0, 0],
    [0.5, 0.315],
    [1, 1],
  ])('%d of it is an amplitude of %d: half as loud is −10 dB', (volume, amplitude) => {
    const audio = element();
    applyLevel(audio, { volume, muted: false });
    expect(audio.volume).toBeCloseTo(amplitude, 3);
  });

  it('stays within what an element allows', () => {
    const audio = element();
    applyLevel(audio, { volume: 1.4, muted: true });
    expect(audio).toMatchObject({ volume: 1, muted: true });
  });
});

describe('the pool of media elements', () => {
  const loads: number[] = [];
  const acts: string[] = [];
  let gestures: EventTarget;
  const create = () =>
    Object.assign(document.createElement('audio'), {
      load: () => loads.push(1),
      play: () => {
        acts.push('play');
        return Promise.reject(new DOMException('held at once', 'AbortError'));
      },
      pause: () => acts.push('pause'),
    });

  beforeEach(() => {
    loads.length = 0;
    acts.length = 0;
    gestures = new EventTarget();
  });

  it('unlocks its elements with the first gesture, once', () => {
    new MediaElementPool(create, gestures);
    gestures.dispatchEvent(new Event('pointerup'));
    gestures.dispatchEvent(new Event('click'));
    expect(loads).toHaveLength(5);
  });

  it('hands out each element once, and makes more when asked for more', () => {
    const { take } = new MediaElementPool(create, gestures);
    const taken = Array.from({ length: 7 }, take);
    expect(new Set(taken).size).toBe(7);
  });

  it('unlocks what an engine has without emptying it: begun and held in the same breath', () => {
    const pool = new MediaElementPool(create, gestures);
    pool.take();
    gestures.dispatchEvent(new Event('keydown'));
    expect([loads.length, acts]).toEqual([4, ['play', 'pause']]);
  });

  it('leaves elements alone that sound, and those taken later', () => {
    const pool = new MediaElementPool(create, gestures);
    Object.defineProperty(pool.take(), 'paused', { value: false });
    gestures.dispatchEvent(new Event('keydown'));
    pool.take();
    gestures.dispatchEvent(new Event('click'));
    expect(acts).toEqual([]);
  });
});

describe('which engine takes a source', () => {
  const time = new VirtualTime();
  const network = { timer: time, connectivity: new FakeConnectivity() };
  const create = () => document.createElement('audio');
  const { own } = buildSegmentSupplies({ timer: time, clock: time, sparesData: () => false });
  const candidates = () => [
    mseCandidate(create, { timer: time, supply: own }),
    hlsCandidate(create, { workerPath: '/hls.worker.js', timer: time, clock: time }),
    nativeHlsCandidate(create, network),
    progressiveCandidate(create, network),
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

  it('is hls.js wherever segments can be appended, even if the browser believes to play playlists', () => {
    promise('maybe');
    offer(() => true);
    expect(takers()).toEqual(['hls']);
  });

  it('is our own first where a song needs no manifest, and hls.js after it', () => {
    offer(() => true);
    expect(takers(anInstantSource('song'))).toEqual(['mse', 'hls']);
    expect(takers({ ...anInstantSource('song'), medium: 'video' })).toEqual(['hls']);
    expect(takers({ ...anInstantSource('song'), codec: 'opus' })).toEqual(['hls']);
  });

  it('is the browser itself where they cannot', () => {
    promise('maybe');
    offer(null);
    expect(takers()).toEqual(['native']);
    offer(() => false);
    expect(takers()).toEqual(['native']);
  });

  it('is none for a playlist that nobody can play', () => {
    promise('');
    expect(takers()).toEqual([]);
  });

  it('is the plain one for files that the browser may decode', () => {
    promise('maybe');
    expect(takers(aFile())).toEqual(['progressive']);
    promise('');
    expect(takers(aFile())).toEqual([]);
  });
});
