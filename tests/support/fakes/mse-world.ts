import { LruMap } from '../../../contract/kernel/lru-map';
import { MsePlaybackEngine } from '../../../src/infrastructure/media/mse/mse-playback-engine';
import { Prefetch } from '../../../src/infrastructure/media/mse/prefetch';
import { SegmentSource } from '../../../src/infrastructure/media/mse/segment-source';
import { ThroughputMeter } from '../../../src/infrastructure/media/mse/throughput-meter';
import { anInstantSource } from '../builders/a-source';
import { attachFakeMediaSource } from './fake-media-source';
import { FakeMediaElements } from './fake-media-elements';
import { FakeMseElement } from './fake-mse-element';
import { FakeSegments, type SegmentTrouble } from './fake-segments';
import { settle, VirtualTime } from './virtual-time';

const STEP = 0.05;
const RETRY_ROUNDS = 30;
const playlist = (song: string): string => `/media/a/${song}/master.m3u8`;
const songOf = (url: string): string => /\/media\/a\/([^/]+)\//.exec(url)?.[1] ?? '';

function makeParts() {
  const time = new VirtualTime();
  const segments = new FakeSegments();
  const cache = new LruMap<string, Uint8Array>(100_000, ({ length }) => length);
  const elements = [new FakeMseElement()];
  const supply = new FakeMediaElements(() => {
    elements.push(new FakeMseElement());
    return elements.at(-2) as unknown as HTMLMediaElement;
  });
  const prefetch = new Prefetch(cache, segments.fetch, () => false);
  const engine = new MsePlaybackEngine(supply, {
    timer: time,
    segments: new SegmentSource(segments.fetch, prefetch, new ThroughputMeter(), time),
    attach: (given) => attachFakeMediaSource(given as unknown as FakeMseElement),
  });
  /** The element that the engine took last, or will take first. */
  const present = (): FakeMseElement => elements.at(-2) ?? elements[0]!;
  /** Marks the present element as spent: its sound output is switched off by now. */
  const spend = () => supply.spent.add(present() as unknown as HTMLMediaElement);
  const restore = () => supply.spent.clear();
  return { engine, elements: { present, spend, restore }, segments, cache, time };
}

/** The playlists of what is heard, and of what is buffered or cached. */
const soundOf = (
  present: () => FakeMseElement,
  cache: ReturnType<typeof makeParts>['cache'],
): { audible(): readonly string[]; held(): readonly string[] } => ({
  audible: () => [present().sounding ?? []].flat().map(({ song }) => playlist(song)),
  held: () => {
    const buffered = present().media?.buffer.pieces.map(({ song }) => song) ?? [];
    return [...new Set([...buffered, ...cache.list().map(([url]) => songOf(url))])].map(playlist);
  },
});

async function exhaustRetries(arrive: () => Promise<void>, time: VirtualTime): Promise<void> {
  for (let round = 0; round < RETRY_ROUNDS; round += 1) {
    await arrive();
    await time.pass(1_000);
  }
}

/** An engine that appends segments, with a fake media source, network and time around it. */
export function mseWorld() {
  const { engine, elements, segments, cache, time } = makeParts();
  const { present } = elements;
  const troubled = (kind: SegmentTrouble) => (source: { readonly url: string }) =>
    segments.trouble(`/${songOf(source.url)}/`, kind);
  const arrive = async (): Promise<void> => {
    await settle();
    while (segments.deliver()) await settle();
  };

  return {
    engine,
    segments,
    cache,
    time,
    settle,
    spend: elements.spend,
    restore: elements.restore,
    get element() {
      return present();
    },
    source: (song: string) => anInstantSource(song),
    async pass(seconds: number): Promise<void> {
      await arrive();
      for (let steps = Math.round(seconds / STEP); steps > 0; steps -= 1) {
        present().elapse(STEP);
        await time.pass(STEP * 1_000);
        await arrive();
      }
    },
    exhaustRetries: () => exhaustRetries(arrive, time),
    lose: troubled('lost'),
    corrupt: troubled('broken'),
    refuseAutoplay: (isRefused: boolean): void => void (present().refusesAutoplay = isRefused),
    ...soundOf(present, cache),
  };
}

export type MseWorld = ReturnType<typeof mseWorld>;
