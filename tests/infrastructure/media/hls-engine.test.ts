import type { ErrorData, ErrorDetails } from 'hls.js/light';
import type { PlaybackEngine, PlaybackFact } from '../../../src/domain/playback/sources/playback-engine.port';
import { hlsSourceLoader } from '../../../src/infrastructure/media/hls/hls-source-loader';
import { SlotPlaybackEngine } from '../../../src/infrastructure/media/shared/slot-playback-engine';
import { describePlaybackEngine } from '../../contract/playback-engine.contract';
import { describeReaddressable } from '../../contract/readdressable.contract';
import { aSource } from '../../support/builders/a-source';
import { FakeHls } from '../../support/fakes/fake-hls';
import { FakeMedia } from '../../support/fakes/fake-media';
import { mediaEngineWorld } from '../../support/fakes/media-engine-world';
import { VirtualTime } from '../../support/fakes/virtual-time';

jest.mock('hls.js/light', () => ({
  __esModule: true,
  default: jest.requireActual<{ FakeHls: unknown }>('../../support/fakes/fake-hls').FakeHls,
}));

const playlist = (song: string) => aSource({ url: `/media/a/${song}/master.m3u8` });

function aWorld(workerPath: string | null = '/hls.worker.js') {
  const media = new FakeMedia();
  const time = new VirtualTime();
  const environment = { address: (url: string) => url, workerPath, timer: time, clock: time };
  const engine: PlaybackEngine = new SlotPlaybackEngine(media.supply, hlsSourceLoader(environment));
  return { engine, media, time };
}

function aMediaWorld() {
  const { engine, media, time } = aWorld();
  return mediaEngineWorld(engine, media, time, playlist);
}

describePlaybackEngine('hls.js', aMediaWorld);
describeReaddressable('hls.js', aMediaWorld);

describe('the hls.js engine', () => {
  const { ErrorDetails: details, ErrorTypes: types, Events } = FakeHls;
  let world: ReturnType<typeof aWorld>;
  let facts: PlaybackFact[];

  const faults = () => facts.filter((fact) => fact.kind === 'failed').map(({ fault }) => fault);
  const fail = (data: Partial<ErrorData>) => FakeHls.newest?.fail(data);
  const mediaError = () => fail({ type: types.MEDIA_ERROR, details: details.BUFFER_APPENDING_ERROR });
  const networkError = () => fail({ type: types.NETWORK_ERROR, details: details.FRAG_LOAD_ERROR });
  const missing = (error: ErrorDetails, sn?: number) =>
    fail({
      type: types.NETWORK_ERROR,
      details: error,
      response: { code: 404, text: '', url: '' },
      ...(sn === undefined ? {} : { frag: { sn } as ErrorData['frag'] }),
    });

  beforeEach(() => {
    world = aWorld();
    facts = [];
    world.engine.facts.subscribe((fact) => facts.push(fact));
    world.engine.load(playlist('first'), 0);
    world.media.pass(1);
  });

  afterEach(() => world.engine.release());

  it('starts its worker from our own origin', () => {
    expect(FakeHls.newest?.config).toMatchObject({ enableWorker: true, workerPath: '/hls.worker.js', startLevel: 0 });
  });

  it('has no worker when no worker path is given', () => {
    const { engine } = aWorld(null);
    engine.load(playlist('clip'), 0);
    expect(FakeHls.newest?.config).toMatchObject({ enableWorker: false, workerPath: null });
    engine.release();
  });

  it('buffers little of a prepared song, and up to a minute of a playing one', () => {
    world.engine.prepare(playlist('second'));
    const prepared = FakeHls.newest;
    expect(prepared?.config).toMatchObject({ maxBufferLength: 4, maxMaxBufferLength: 4, backBufferLength: 30 });
    world.engine.load(playlist('second'), 0);
    expect(prepared?.config).toMatchObject({ maxBufferLength: 60, maxMaxBufferLength: 60 });
  });

  it('prepares in the lowest quality and plays in any quality', () => {
    world.engine.prepare(playlist('second'));
    const prepared = FakeHls.newest;
    expect(prepared?.autoLevelCapping).toBe(0);
    world.engine.load(playlist('second'), 0);
    expect(prepared?.autoLevelCapping).toBe(-1);
  });

  it('drops the prepared song when another song is loaded: there are two slots', () => {
    world.engine.prepare(playlist('second'));
    world.engine.load(playlist('third'), 0);
    expect(world.media.held.map(({ src }) => src)).toEqual([playlist('third').url]);
  });

  it('destroys its instances: one instance per slot remains over 50 songs', () => {
    for (let song = 0; song < 50; song += 1) {
      world.engine.load(playlist(`song-${song}`), 0);
      world.engine.prepare(playlist(`song-${song + 1}`));
    }
    expect(FakeHls.living.size).toBe(2);
    expect(world.media.elements).toHaveLength(2);
    world.engine.release();
    expect(FakeHls.living.size).toBe(0);
  });

  it('recovers from a media error once in 5 s', async () => {
    mediaError();
    await world.time.pass(4_999);
    expect(FakeHls.newest?.recoveries).toBe(1);
    expect(faults()).toEqual([]);
    mediaError();
    expect(FakeHls.newest?.recoveries).toBe(1);
    expect(faults()).toEqual(['decode']);
  });

  it('recovers at most 3 times in one song', async () => {
    for (let error = 0; error < 3; error += 1) {
      mediaError();
      await world.time.pass(5_000);
    }
    expect(FakeHls.newest?.recoveries).toBe(3);
    expect(faults()).toEqual([]);
    mediaError();
    expect(faults()).toEqual(['decode']);
  });

  it('counts recoveries on when a song is opened again, also at another address, and anew for another song', async () => {
    const recoveriesAt = async (url: string) => {
      world.engine.load(aSource({ url }), 0);
      mediaError();
      await world.time.pass(5_000);
      return FakeHls.newest?.recoveries;
    };
    expect(await recoveriesAt('/media/a/1/master.m3u8')).toBe(1);
    expect(await recoveriesAt('/media/a/1/master.m3u8')).toBe(1);
    expect(await recoveriesAt('/p/grant/media/a/1/master.m3u8')).toBe(1);
    expect(await recoveriesAt('/p/other/media/a/1/master.m3u8')).toBe(0);
    expect(await recoveriesAt('/media/a/2/master.m3u8')).toBe(1);
  });

  it('recovers from an error of the element itself', () => {
    world.media.elements[0]?.dispatchEvent(new Event('error'));
    expect(FakeHls.newest?.recoveries).toBe(1);
  });

  it('waits longer before each further network attempt', async () => {
    const loadsAfter = async (span: number) => {
      networkError();
      await world.time.pass(span);
      return FakeHls.newest?.loads;
    };
    expect(await loadsAfter(299)).toBe(1);
    expect(await loadsAfter(1)).toBe(2);
    expect(await loadsAfter(1_000)).toBe(3);
    expect(await loadsAfter(2_000)).toBe(4);
    expect(await loadsAfter(4_000)).toBe(5);
  });

  it('reports a network fault only once no sound is left', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) {
      networkError();
      await world.time.pass(4_000);
    }
    expect(faults()).toEqual([]);
    world.engine.seek(30);
    networkError();
    expect(faults()).toEqual(['network']);
  });

  it('starts again with short waits once data has arrived', async () => {
    for (let attempt = 0; attempt < 4; attempt += 1) {
      networkError();
      await world.time.pass(4_000);
    }
    FakeHls.newest?.emit(Events.FRAG_BUFFERED, {});
    world.engine.seek(30);
    networkError();
    expect(faults()).toEqual([]);
  });

  it('ends the song when its very last fragment is missing', () => {
    missing(details.FRAG_LOAD_ERROR, 7);
    expect(FakeHls.newest?.triggered).toEqual([Events.BUFFER_EOS]);
    expect(faults()).toEqual([]);
  });

  it('does not treat a missing fragment in the middle as the end', () => {
    missing(details.FRAG_LOAD_ERROR, 3);
    expect(FakeHls.newest?.triggered).toEqual([]);
  });

  it('reports a permanent fault at once', () => {
    missing(details.MANIFEST_LOAD_ERROR);
    expect(faults()).toEqual(['not-found']);
  });

  describe('with useless bytes in the browser’s cache', () => {
    const PLAYLIST = '/media/a/first/64/index.m3u8';
    const FRAGMENT = '/media/a/first/64/3.m4s';
    const asksAnew = (...urls: readonly string[]) => urls.map((url) => FakeHls.newest?.asksAnew(url));
    const malformed = (fatal = true) =>
      fail({
        fatal,
        type: types.NETWORK_ERROR,
        details: details.LEVEL_PARSING_ERROR,
        context: { url: PLAYLIST } as NonNullable<ErrorData['context']>,
      });

    it('requests an invalid playlist twice past the cache before it reports a fault', async () => {
      expect(asksAnew(PLAYLIST)).toEqual([false]);
      malformed();
      await world.time.pass(300);
      expect([asksAnew(PLAYLIST, FRAGMENT), FakeHls.newest?.loads]).toEqual([[true, false], 2]);
      malformed();
      await world.time.pass(1_000);
      expect([faults(), FakeHls.newest?.loads]).toEqual([[], 3]);
      malformed();
      expect(faults()).toEqual(['decode']);
    });

    it('requests an invalid playlist past the cache also when hls.js continues with another one', () => {
      malformed(false);
      expect([asksAnew(PLAYLIST), faults()]).toEqual([[true], []]);
    });

    it('requests everything past the cache after a decoding error, the init segment too', () => {
      const initSegment = { data: new Uint8Array(1) };
      Object.assign(FakeHls.newest ?? {}, { levels: [{}, { details: { fragments: [{ initSegment }] } }] });
      mediaError();
      expect([asksAnew(PLAYLIST, FRAGMENT), initSegment]).toEqual([[true, true], {}]);
    });
  });

  describe('with addresses that expire', () => {
    const signed = (grant: string) => aSource({ url: `/p/${grant}/media/a/first/master.m3u8` });
    const segment = (grant: string) => `http://localhost/p/${grant}/media/a/first/64/3.m4s`;
    const refused = (code: number, fatal = false) =>
      fail({
        fatal,
        type: types.NETWORK_ERROR,
        details: details.FRAG_LOAD_ERROR,
        response: { code, text: '', url: '' },
      });

    beforeEach(() => world.engine.load(signed('one'), 0));

    it.each([401, 403, 413])(
      'reports at once that status %d means an expired address, and stops requesting',
      (code) => {
        refused(code);
        refused(code, true);
        expect(faults()).toEqual(['expired']);
        expect(FakeHls.newest?.stops).toBe(1);
      },
    );

    it('requests every older address at the newest one', () => {
      const hls = FakeHls.newest;
      world.engine.readdress(signed('two'));
      expect([segment('one'), segment('two')].map((url) => hls?.asked(url))).toEqual([segment('two'), segment('two')]);
      world.engine.readdress(signed('three'));
      const asked = [segment('one'), segment('two'), 'http://localhost/media/a/other/64/0.m4s'].map((url) =>
        hls?.asked(url),
      );
      expect(asked).toEqual([segment('three'), segment('three'), 'http://localhost/media/a/other/64/0.m4s']);
    });

    it('requests from another origin once the addresses have moved there', () => {
      world.engine.readdress(aSource({ url: 'https://cdn.song.test/p/two/media/a/first/master.m3u8' }));
      expect(FakeHls.newest?.asked(segment('one'))).toBe('https://cdn.song.test/p/two/media/a/first/64/3.m4s');
    });

    it('resumes once at a new address after it had stopped', () => {
      refused(403);
      const loads = () => FakeHls.newest?.loads ?? 0;
      const before = loads();
      world.engine.readdress(signed('two'));
      expect(loads() - before).toBe(1);
      world.engine.readdress(signed('three'));
      expect(loads() - before).toBe(1);
    });

    it('treats the first refusal after a renewal as an answer to the old address', () => {
      const loads = () => FakeHls.newest?.loads ?? 0;
      world.engine.readdress(signed('two'));
      const before = loads();
      refused(403);
      expect([faults(), loads() - before]).toEqual([[], 1]);
      refused(403);
      expect(faults()).toEqual(['expired']);
    });
  });

  it('ignores errors that hls.js handles itself', () => {
    fail({ fatal: false, type: types.NETWORK_ERROR, details: details.FRAG_LOAD_ERROR });
    expect(FakeHls.newest?.loads).toBe(1);
    expect(faults()).toEqual([]);
  });
});
