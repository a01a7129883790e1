import { ElementClipMedia } from '../../../src/infrastructure/media/clips/element-clip-media';
import { hlsSourceLoader } from '../../../src/infrastructure/media/hls/hls-source-loader';
import { SlotPlaybackEngine } from '../../../src/infrastructure/media/shared/slot-playback-engine';
import { urlSourceLoader } from '../../../src/infrastructure/media/shared/url-source-loader';
import { aFile, aSource } from '../../support/builders/a-source';
import { FakeConnectivity } from '../../support/fakes/fake-connectivity';
import { FakeHls } from '../../support/fakes/fake-hls';
import { FakeMedia } from '../../support/fakes/fake-media';
import { settle, VirtualTime } from '../../support/fakes/virtual-time';

jest.mock('hls.js/light', () => ({
  __esModule: true,
  default: jest.requireActual<{ FakeHls: unknown }>('../../support/fakes/fake-hls').FakeHls,
}));

/** A session whose token changes while songs play. */
function aSession() {
  const session = { token: 'one' };
  const address = (url: string): string => `${url}?token=${session.token}`;
  return { session, address, time: new VirtualTime(), media: new FakeMedia() };
}

describe('an address that the backend completes', () => {
  it('is that of an element that plays by address, with the token of the moment at a renewal', async () => {
    const { session, address, time, media } = aSession();
    const environment = { address, timer: time, connectivity: new FakeConnectivity() };
    const probed: string[] = [];
    const probe = (url: string) => Promise.resolve(probed.push(url)).then(() => 403);
    const engine = new SlotPlaybackEngine(media.supply, urlSourceLoader(environment, probe));
    engine.load(aFile({ url: '/stream/1' }), 0);
    expect(media.elements[0]?.src).toBe('/stream/1?token=one');
    media.elements[0]?.refuse();
    await settle();
    expect(probed).toEqual(['/stream/1?token=one']);
    session.token = 'two';
    engine.readdress(aFile({ url: '/stream/1' }));
    expect(media.elements[0]?.src).toBe('/stream/1?token=two');
  });

  it('is that of every request of hls.js, under the newest address of the song', () => {
    const { session, address, time, media } = aSession();
    const environment = { address, workerPath: null, timer: time, clock: time };
    const engine = new SlotPlaybackEngine(media.supply, hlsSourceLoader(environment));
    engine.load(aSource({ url: '/hls/1/master.m3u8' }), 0);
    expect(media.elements[0]?.src).toBe('/hls/1/master.m3u8?token=one');
    session.token = 'two';
    engine.readdress(aSource({ url: '/hls/2/master.m3u8' }));
    expect(FakeHls.newest?.asked('/hls/1/64/0.ts')).toBe('/hls/2/64/0.ts?token=two');
  });

  it('is that of a clip that is fetched ahead, and of its captions', () => {
    const { address, time, media } = aSession();
    const asked: string[] = [];
    const ahead = {
      ask: (urls: readonly string[]) => {
        asked.push(...urls);
        return { unsubscribe: () => undefined };
      },
      later: (run: () => void) => run(),
      calmly: (run: () => void) => run(),
    };
    const captions: string[] = [];
    const createElement = () => {
      const ownerDocument = {
        createElement: () => ({
          track: {},
          addEventListener: () => undefined,
          set src(url: string) {
            captions.push(url);
          },
        }),
      };
      const element = (media.createElement as () => HTMLVideoElement)();
      return Object.assign(element, { ownerDocument, append: () => undefined });
    };
    const feed = urlSourceLoader({ address, timer: time, connectivity: new FakeConnectivity() }, () =>
      Promise.resolve(200),
    );
    const clips = new ElementClipMedia(createElement, feed, ahead, address);
    clips.caption(true);
    clips.hold([
      { id: 'a', sources: [aFile({ url: '/clip/a' })], openingUrls: ['/clip/a/0'], captionsUrl: '/clip/a.vtt' },
    ]);
    expect(asked).toEqual(['/clip/a?token=one', '/clip/a/0?token=one']);
    expect(captions).toEqual(['/clip/a.vtt?token=one']);
    expect(media.elements[0]?.src).toBe('/clip/a?token=one');
  });
});
