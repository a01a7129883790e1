import type { SongSummaryWire } from '../../../contract/song';
import { sharedProduct } from './fixture-client';
import { songCalled } from './library-facts';
import { Listener } from './listener';
import { Member } from './member';
import type { Product } from './product';
import type { RunningProduct } from './running-product';
import { startSmallProduct, TITLES } from './small-product';
import type { Arrival, Visits } from './visits';
import { whileTestsRun } from './while-tests-run';

/** Visits to a product with few songs, where people may have accounts. */
export interface SmallVisits<P extends RunningProduct> {
  product(): P;
  song(title: string): Promise<SongSummaryWire>;
  ids(titles: readonly string[]): Promise<string[]>;
  /** The path of the page of the album of four songs. */
  albumPath(): Promise<string>;
  join(name?: string): Promise<Member>;
  /** The member in their own browser, signed in. */
  arriveAs(member: Member, arrival?: Arrival): Promise<Listener>;
  /** A person in their own browser, without an account. */
  arrive(arrival?: Arrival): Promise<Listener>;
  /** Another tab of the same browser. */
  openTab(listener: Listener): Promise<Listener>;
}

/**
 * Call once at the top of a journey, after `withVisits`. The product is shared, so tests change only data of their own accounts.
 */
export const withSmallProduct = (visits: Visits): SmallVisits<RunningProduct> =>
  smallVisits(
    visits,
    whileTestsRun(() => sharedProduct('small')),
  );

/** Call once at the top of a journey, after `withVisits`: a product for its tests alone, in which they may change everything. */
export function withOwnSmallProduct(visits: Visits): SmallVisits<Product> {
  const own = whileTestsRun(startSmallProduct);
  afterAll(() => own().stopAndForget());
  return smallVisits(visits, own);
}

function smallVisits<P extends RunningProduct>(visits: Visits, product: () => P): SmallVisits<P> {
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
