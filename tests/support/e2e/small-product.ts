import { rm } from 'node:fs/promises';
import type { SongSummaryWire } from '../../../contract/song';
import { copyFiles } from '../fixtures/make-library';
import { songCalled, trackCalled } from './library-facts';
import { Listener } from './listener';
import { Member } from './member';
import { makeTemporaryFolder, Product, type ProductOptions } from './product';
import type { Arrival, Visits } from './visits';

/** An album of four songs, and a song that stands alone. */
export const ALBUM = { title: 'Hiên Nhà Số Bảy', artist: 'Lan Chi' } as const;
export const TITLES = ['Thềm Nắng Cũ', 'Chuyến Đò Sớm', 'Lời Ru Của Đầm', 'Ướt Vạt Áo Dài'] as const;
export const SHORT_SONG = 'Quarter Past Rain';

const START_LIMIT_MS = 150_000;

/** A product with few songs in which people may have accounts, and everything may be changed. */
export interface SmallProduct {
  product(): Product;
  song(title: string): Promise<SongSummaryWire>;
  ids(titles: readonly string[]): Promise<string[]>;
  /** The path of the page of the album of four songs. */
  albumPath(): Promise<string>;
  join(name?: string): Promise<Member>;
  /** In a browser of their own, signed in. */
  arriveAs(member: Member, arrival?: Arrival): Promise<Listener>;
  /** In a browser of their own, without an account. */
  arrive(arrival?: Arrival): Promise<Listener>;
  /** Another tab of the same browser. */
  openTab(listener: Listener): Promise<Listener>;
}

/** Call once at the top of a journey, after `withVisits`: a product of its own, for its tests alone. */
export function withSmallProduct(visits: Visits, options: ProductOptions = {}): SmallProduct {
  let running: Product | undefined;
  let mediaFolder = '';

  beforeAll(async () => {
    mediaFolder = await makeTemporaryFolder();
    await copyFiles(
      mediaFolder,
      [...TITLES, SHORT_SONG].map((title) => trackCalled(title).file),
    );
    running = await Product.start({ mediaFolder, ...options });
  }, START_LIMIT_MS);
  afterAll(async () => {
    await running?.stopAndForget();
    await rm(mediaFolder, { recursive: true, force: true });
  });

  function product(): Product {
    if (running === undefined) throw new Error('the product runs only while tests do');
    return running;
  }
  const song = (title: string): Promise<SongSummaryWire> => songCalled(title, product().address);
  const arrive = (arrival: Arrival = {}): Promise<Listener> =>
    visits.arrive({ address: product().address, ...arrival });

  return {
    product,
    song,
    arrive,
    ids: async (titles) => (await Promise.all(titles.map(song))).map(({ id }) => id),
    albumPath: async () => `/album/${(await song(TITLES[0])).album?.id ?? ''}`,
    openTab: async ({ page, address, words }) => new Listener(await page.context().newPage(), address, words),
    join: (name) => Member.join(product(), name),
    async arriveAs(member, arrival) {
      const listener = await arrive(arrival);
      await member.signInto(listener.page.context());
      return listener;
    },
  };
}
