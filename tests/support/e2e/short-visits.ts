import { setTimeout as wait } from 'node:timers/promises';
import type { ShortPage, ShortVideoWire } from '../../../contract/short-video';
import type * as z from '../../../contract/schema';
import { FeedPage } from './feed.page';
import { watchFeed } from './feed-watch';
import { sharedProduct } from './fixture-client';
import { songCalled } from './library-facts';
import type { Listener } from './listener';
import { Member } from './member';
import type { Product } from './product';
import type { RunningProduct } from './running-product';
import { CLIPS, startShortProduct, USED_SONG } from './short-product';
import type { Arrival, Visits } from './visits';
import { whileTestsRun } from './while-tests-run';

const VIEW_LIMIT_MS = 15_000;

export interface Viewer {
  readonly listener: Listener;
  readonly feed: FeedPage;
}

/** Visits to a product with few songs and many short videos. */
export interface ShortVisits<P extends RunningProduct> {
  product(): P;
  /** All of its clips. */
  clips(): Promise<readonly ShortVideoWire[]>;
  /** The clips of an artist. */
  clipsOf(artist: string): Promise<readonly ShortVideoWire[]>;
  /** Waits until the clip has this many views; returns it. */
  viewed(id: string, views: number): Promise<ShortVideoWire>;
  songPath(): Promise<string>;
  join(name?: string): Promise<Member>;
  /** Somebody in a browser of their own who has opened nothing yet. */
  arrive(arrival?: Arrival): Promise<Viewer>;
  arriveAs(member: Member, arrival?: Arrival): Promise<Viewer>;
}

async function clipsOf(product: RunningProduct): Promise<readonly ShortVideoWire[]> {
  const { items } = await product.ask<z.infer<typeof ShortPage>>(`/backend/short-video?size=${CLIPS}`);
  return items;
}

/** The id of the clip with this text, also for clips that have been removed since. */
function idsByWords(product: () => RunningProduct): (words: string) => Promise<string> {
  let known: Promise<readonly ShortVideoWire[]> | undefined;
  return async (words) => {
    known ??= clipsOf(product());
    return (await known).find(({ caption }) => caption === words)?.id ?? 'none';
  };
}

async function untilViewed(product: RunningProduct, id: string, views: number): Promise<ShortVideoWire> {
  const deadline = performance.now() + VIEW_LIMIT_MS;
  while (performance.now() < deadline) {
    const clip = await product.ask<ShortVideoWire>(`/backend/short-video/${id}`);
    if (clip.counters.views >= views) return clip;
    await wait(50);
  }
  throw new Error(`the clip had no ${views} views within ${VIEW_LIMIT_MS} ms`);
}

/**
 * Call once at the top of a journey, after `withVisits`. The product is shared, so tests change only data of their own accounts.
 */
export const withShortProduct = (visits: Visits): ShortVisits<RunningProduct> =>
  shortVisits(
    visits,
    whileTestsRun(() => sharedProduct('shorts')),
  );

/** Call once at the top of a journey, after `withVisits`: a product for its tests alone, in which they may change everything. */
export function withOwnShortProduct(visits: Visits): ShortVisits<Product> {
  const own = whileTestsRun(startShortProduct);
  afterAll(() => own().stopAndForget());
  return shortVisits(visits, own);
}

function shortVisits<P extends RunningProduct>(visits: Visits, product: () => P): ShortVisits<P> {
  const clips = () => clipsOf(product());
  const idCalled = idsByWords(product);
  async function arrive(arrival: Arrival = {}): Promise<Viewer> {
    const listener = await visits.arrive({ address: product().address, ...arrival });
    await watchFeed(listener.page);
    return { listener, feed: new FeedPage(listener, idCalled) };
  }

  return {
    product,
    clips,
    viewed: (id, views) => untilViewed(product(), id, views),
    arrive,
    clipsOf: async (artist) => (await clips()).filter((clip) => clip.artist?.name === artist),
    songPath: async () => `/song/${(await songCalled(USED_SONG.title, product().address)).id}`,
    join: (name) => Member.join(product(), name),
    async arriveAs(member, arrival) {
      const viewer = await arrive(arrival);
      await member.signInto(viewer.listener.page.context());
      return viewer;
    },
  };
}
