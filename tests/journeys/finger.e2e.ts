import { withShortProduct } from '../support/e2e/short-visits';
import { PHONE, withVisits } from '../support/e2e/visits';

describe('Short videos on a phone', () => {
  const visits = withVisits();
  const shorts = withShortProduct(visits);

  it('follow the swipes of a finger, and pause and resume at a tap', async () => {
    const { feed } = await shorts.arrive({ viewport: PHONE, isPhone: true });
    await feed.opens();
    await feed.moves();
    const seen = [await feed.words()];
    for (const place of [2, 3]) {
      await feed.flicks();
      await feed.isAt(place);
      await feed.moves();
      seen.push(await feed.words());
    }
    expect(new Set(seen).size).toBe(3);
    await feed.taps();
    await feed.stands();
    await feed.taps();
    await feed.moves();
  });
});
