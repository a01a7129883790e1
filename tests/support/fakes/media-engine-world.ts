import type { PlaybackEngine } from '../../../src/domain/playback/sources/playback-engine.port';
import type { PlaybackSource } from '../../../src/domain/playback/sources/playback-source';
import type { ReaddressableWorld } from '../../contract/readdressable.contract';
import type { FakeMedia } from './fake-media';
import { settle, type VirtualTime } from './virtual-time';

const RETRY_ROUNDS = 30;

const addresses = (elements: FakeMedia['held']): readonly string[] => elements.map(({ src }) => src);

/** The environment of an engine that plays through fake media elements. */
export function mediaEngineWorld(
  engine: PlaybackEngine,
  media: FakeMedia,
  time: VirtualTime,
  source: (song: string) => PlaybackSource,
): ReaddressableWorld {
  return {
    engine,
    source,
    settle,
    async pass(seconds) {
      media.pass(seconds);
      await time.pass(seconds * 1000);
    },
    async exhaustRetries() {
      for (let round = 0; round < RETRY_ROUNDS; round += 1) {
        media.pass(0);
        await time.pass(1_000);
      }
    },
    lose: ({ url }) => media.trouble(url, 'network'),
    expire: ({ url }) => media.trouble(url, 'expired'),
    corrupt: ({ url }) => media.trouble(url, 'decode'),
    refuseAutoplay(isRefused) {
      media.refusesAutoplay = isRefused;
    },
    audible: () => addresses(media.sounding),
    held: () => addresses(media.held),
  };
}
