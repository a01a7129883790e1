import { aSource } from '../support/builders/a-source';
import { FakePlaybackEngine } from '../support/fakes/fake-playback-engine';
import { describePlaybackEngine } from './playback-engine.contract';

describePlaybackEngine('the fake', () => {
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
    exhaustRetries: () => {
      engine.isStalled = false;
      for (const url of lost) engine.breakSource(url, 'network');
      return pass(0);
    },
    lose: ({ url }) => {
      engine.isStalled = true;
      lost.push(url);
    },
    corrupt: ({ url }) => engine.breakSource(url, 'decode'),
    refuseAutoplay: (isRefused) => {
      engine.refusesAutoplay = isRefused;
    },
    audible: () => [engine.audible ?? []].flat(),
    held: () => engine.held,
  };
});
