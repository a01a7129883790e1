import { BrowsePage } from './browse.page';
import { sharedProduct } from './fixture-client';
import type { Listener } from './listener';
import type { RunningProduct } from './running-product';
import { SearchPage } from './search.page';
import { withVisits, type Arrival } from './visits';
import { whileTestsRun } from './while-tests-run';

export interface BigVisit {
  readonly listener: Listener;
  readonly hands: BrowsePage;
  readonly search: SearchPage;
}

export interface BigVisits {
  /** Somebody with a fresh profile at a page of the big library. */
  arrive(path?: string, arrival?: Arrival): Promise<BigVisit>;
  product(): RunningProduct;
  takeComplaints(): string[];
}

/** Call once at the top of a journey: listeners who use the product with the big library. */
export function withBigLibrary(): BigVisits {
  const visits = withVisits();
  const product = whileTestsRun(() => sharedProduct('big'));
  return {
    takeComplaints: visits.takeComplaints,
    product,
    arrive: async (path = '/', arrival = {}) => {
      const listener = await visits.arrive({ ...arrival, address: product().address });
      // There are no sound files, and pointing at a song requests its sound.
      await listener.neverReceives(/\/media\//);
      await listener.opens(path);
      return { listener, hands: new BrowsePage(listener), search: new SearchPage(listener) };
    },
  };
}
