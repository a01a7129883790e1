import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ShortPage, ShortVideoWire } from '../../../contract/short-video';
import type * as z from '../../../contract/schema';
import { copyFiles } from '../fixtures/make-library';
import { makeShorts, type ShortFixture } from '../fixtures/make-shorts';
import { FeedHands } from './feed-hands';
import { watchFeed } from './feed-watch';
import { songCalled, trackCalled } from './library-facts';
import type { Listener } from './listener';
import { Member } from './member';
import { makeTemporaryFolder, Product, type ProductOptions } from './product';
import type { Arrival, Visits } from './visits';

/** So many clips are in the feed. */
export const CLIPS = 25;
/** The song that its artist's clips use, and from which of its seconds on. */
export const USED_SONG = { title: 'Thềm Nắng Cũ', artist: 'Lan Chi', from: 12, spoken: '0:12' } as const;

const START_LIMIT_MS = 150_000;
const VIEW_LIMIT_MS = 15_000;
const ARTISTS = ['Bèo Tấm', 'Gác Xép', USED_SONG.artist, 'Phà Cuối', 'Mưa Ngâu'] as const;

const SHORTS: readonly ShortFixture[] = Array.from({ length: CLIPS }, (_, at) => {
  const artist = ARTISTS[at % ARTISTS.length] ?? '';
  const isOfSong = artist === USED_SONG.artist;
  const note = `Đoạn ${at + 1} #${artist.split(' ')[0]?.toLowerCase() ?? ''}`;
  return {
    file: `${at + 1}.mp4`,
    artist,
    title: isOfSong ? USED_SONG.title : `Đoạn ${at + 1}`,
    comment: isOfSong ? `${note} [${USED_SONG.spoken}-0:15]` : note,
  };
});

export interface Viewer {
  readonly listener: Listener;
  readonly feed: FeedHands;
}

/** A product with few songs and many short videos, for the tests of one journey alone. */
export interface ShortProduct {
  product(): Product;
  readonly mediaFolder: string;
  /** All of its clips. */
  clips(): Promise<readonly ShortVideoWire[]>;
  /** Those of an artist. */
  clipsOf(artist: string): Promise<readonly ShortVideoWire[]>;
  /** The clip, as soon as it has so many views. */
  viewed(id: string, views: number): Promise<ShortVideoWire>;
  songPath(): Promise<string>;
  join(name?: string): Promise<Member>;
  /** Somebody in a browser of their own who has opened nothing yet. */
  arrive(arrival?: Arrival): Promise<Viewer>;
  arriveAs(member: Member, arrival?: Arrival): Promise<Viewer>;
}

async function startProduct(mediaFolder: string, options: ProductOptions): Promise<Product> {
  await copyFiles(mediaFolder, [trackCalled(USED_SONG.title).file]);
  await cp(await makeShorts(SHORTS), path.join(mediaFolder, 'shorts'), { recursive: true });
  return Product.start({ mediaFolder, ...options });
}

async function clipsOf(product: Product): Promise<readonly ShortVideoWire[]> {
  const { items } = await product.ask<z.infer<typeof ShortPage>>(`/backend/short-video?size=${CLIPS}`);
  return items;
}

/** What every clip says, and its id; also of those that are gone since. */
function idsByWords(product: () => Product): (words: string) => Promise<string> {
  let known: Promise<readonly ShortVideoWire[]> | undefined;
  return async (words) => {
    known ??= clipsOf(product());
    return (await known).find(({ caption }) => caption === words)?.id ?? 'none';
  };
}

async function untilViewed(product: Product, id: string, views: number): Promise<ShortVideoWire> {
  const deadline = performance.now() + VIEW_LIMIT_MS;
  while (performance.now() < deadline) {
    const clip = await product.ask<ShortVideoWire>(`/backend/short-video/${id}`);
    if (clip.counters.views >= views) return clip;
    await wait(50);
  }
  throw new Error(`the clip had no ${views} views within ${VIEW_LIMIT_MS} ms`);
}

/** Call once at the top of a journey, after `withVisits`. */
export function withShortProduct(visits: Visits, options: ProductOptions = {}): ShortProduct {
  let running: Product | undefined;
  let mediaFolder = '';

  beforeAll(async () => {
    mediaFolder = await makeTemporaryFolder();
    running = await startProduct(mediaFolder, options);
  }, START_LIMIT_MS);
  afterAll(async () => {
    await running?.stopAndForget();
    await rm(mediaFolder, { recursive: true, force: true });
  });

  function product(): Product {
    if (running === undefined) throw new Error('the product runs only while tests do');
    return running;
  }
  const clips = () => clipsOf(product());
  const idCalled = idsByWords(product);
  async function arrive(arrival: Arrival = {}): Promise<Viewer> {
    const listener = await visits.arrive({ address: product().address, ...arrival });
    await watchFeed(listener.page);
    return { listener, feed: new FeedHands(listener, idCalled) };
  }

  return {
    product,
    clips,
    viewed: (id, views) => untilViewed(product(), id, views),
    arrive,
    get mediaFolder() {
      return mediaFolder;
    },
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
