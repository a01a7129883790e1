import { mostAtOnce } from '../support/e2e/feed-watch';
import { CLIPS } from '../support/e2e/short-product';
import { withShortProduct } from '../support/e2e/short-visits';
import { withVisits } from '../support/e2e/visits';

const WITHIN = { articles: 11, sources: 3, moving: 1 } as const;
/** Milliseconds: a hundred presses take less than 20 s. */
const KEY_HELD = 150;
/** To the end, to the beginning, to the end, to the beginning and on: a hundred presses. */
const STORM = [
  ['ArrowDown', 24],
  ['ArrowUp', 24],
  ['j', 24],
  ['k', 24],
  ['PageDown', 4],
] as const;

describe('The clips in a feed', () => {
  const visits = withVisits();
  const shorts = withShortProduct(visits);

  it('are at most eleven, with the media of three, during thirty swipes', async () => {
    const { listener, feed } = await shorts.arrive();
    await feed.opens();
    for (let place = 2; place <= CLIPS; place += 1) {
      await feed.swipes();
      await feed.isAt(place);
      await feed.moves();
    }
    for (let place = CLIPS - 1; place >= CLIPS - 6; place -= 1) {
      await feed.swipes(-1);
      await feed.isAt(place);
      await feed.moves();
    }
    expect(await mostAtOnce(listener.page)).toEqual(WITHIN);
  });

  it('stay within the same limits when a listener swipes on a phone', async () => {
    const { listener, feed } = await shorts.arrive({ isPhone: true });
    await feed.opens();
    await feed.moves();
    for (let place = 2; place <= 8; place += 1) {
      await feed.flicks();
      await feed.isAt(place);
      await feed.moves();
    }
    await feed.holds(3);
    await feed.article(13).waitFor({ state: 'attached' });
    expect(await mostAtOnce(listener.page)).toEqual(WITHIN);
  });

  it('stay within the same limits during a hundred key presses, and the last clip plays', async () => {
    const { listener, feed } = await shorts.arrive();
    await feed.opens();
    await feed.moves();
    const presses = STORM.flatMap(([key, times]) => Array.from({ length: times }, () => key));
    for (const key of presses) await listener.page.keyboard.press(key, { delay: KEY_HELD });
    await feed.isAt(5);
    await feed.moves();
    await feed.holds(3);
    expect(presses).toHaveLength(100);
    expect(await mostAtOnce(listener.page)).toEqual(WITHIN);
  });
});
