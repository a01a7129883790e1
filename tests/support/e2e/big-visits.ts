import { startBigLibrary } from './big-library';
import { BrowseHands } from './browse-hands';
import type { Listener } from './listener';
import type { Product } from './product';
import { SearchHands } from './search-hands';
import { withVisits, type Arrival } from './visits';

export interface BigVisit {
  readonly listener: Listener;
  readonly hands: BrowseHands;
  readonly search: SearchHands;
}

export interface BigVisits {
  /** Somebody with a fresh profile at a page of the big library. */
  arrive(path?: string, arrival?: Arrival): Promise<BigVisit>;
  product(): Product;
  takeComplaints(): string[];
}

/** Call once at the top of a journey: a product of its own over the big library, and listeners who visit it. */
export function withBigLibrary(): BigVisits {
  const visits = withVisits();
  let product: Product;
  beforeAll(async () => {
    product = await startBigLibrary();
  });
  afterAll(() => product.stopAndForget());
  return {
    takeComplaints: visits.takeComplaints,
    product: () => product,
    arrive: async (path = '/', arrival = {}) => {
      const listener = await visits.arrive({ ...arrival, address: product.address });
      // There is nothing to hear, and to point at a song asks for its sound.
      await listener.neverReceives(/\/media\//);
      await listener.opens(path);
      return { listener, hands: new BrowseHands(listener), search: new SearchHands(listener) };
    },
  };
}
