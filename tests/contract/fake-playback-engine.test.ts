import { aSource } from '../support/builders/a-source';
import { FakePlaybackEngine } from '../support/fakes/fake-playback-engine';
import { settle } from '../support/fakes/virtual-time';
import { describeJoiningEngine } from './joining-engine.contract';
import { describePlaybackEngine } from './playback-engine.contract';
import { describeReaddressable, type ReaddressableWorld } from './readdressable.contract';

function aWorld(): ReaddressableWorld {
  const engine = new FakePlaybackEngine();
  const lost: string[] = [];
  const pass = (seconds: number): Promise<void> => {
    engine.pass(seconds);
    return Promise.resolve();
  };
  return {
    engine,
    source: (song) => aSource({ url: `/media/a/${song}/master.m3u8` }),
    pass,
    settle,
    exhaustRetries: () => {
      engine.isStalled = false;
      for (const url of lost) engine.breakSource(url, 'network');
      return pass(0);
    },
    lose: ({ url }) => {
      engine.isStalled = true;
      lost.push(url);
    },
    expire: ({ url }) => engine.breakSource(url, 'expired'),
    corrupt: ({ url }) => engine.breakSource(url, 'decode'),
    refuseAutoplay: (isRefused) => {
      engine.refusesAutoplay = isRefused;
    },
    audible: () => [engine.audible ?? []].flat(),
    held: () => engine.held,
  };
}

describePlaybackEngine('the fake', aWorld);
describeReaddressable('the fake', aWorld);

describeJoiningEngine('the fake', () => {
  const engine = new FakePlaybackEngine();
  engine.joins = true;
  return {
    engine,
    source: (song) => aSource({ url: `/media/a/${song}/master.m3u8` }),
    pass(seconds) {
      engine.pass(seconds);
      return Promise.resolve();
    },
    audible: () => [engine.audible ?? []].flat(),
  };
});
