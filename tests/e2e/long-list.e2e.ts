import { BIG, LONGEST_PLAYLIST } from '../support/e2e/big-library';
import { withBigLibrary } from '../support/e2e/big-visits';
import { TablePage } from '../support/e2e/table.page';

const MOST_NODES = 1_000;
/** Two hundred pages are asked for, one after the other. */
const LONG_WAY_MS = 240_000;

describe('A list of ten thousand songs', () => {
  const { arrive } = withBigLibrary();

  it(
    'scrolls to its end and back with few rendered elements, by mouse and by keys',
    async () => {
      const { listener, hands } = await arrive(`/playlist/${LONGEST_PLAYLIST}`);
      const table = new TablePage(listener);
      await table.sees(1);
      await table.counts();
      expect(await table.length()).toBe(BIG);
      await table.scrollsToRow(BIG);

      await table.focusesRow(1);
      await listener.presses('ArrowDown');
      await table.hasFocus(2);
      await listener.presses('PageDown');
      await table.hasFocus(12);
      await listener.presses('End');
      await table.hasFocus(BIG);
      await listener.presses('ArrowDown');
      await table.hasFocus(BIG);
      await listener.presses('PageUp');
      await table.hasFocus(BIG - 10);
      await listener.presses('Enter');
      await table.isCurrent(BIG - 10);
      await listener.presses('Shift+F10');
      await listener.page.getByRole('menu').waitFor();
      await listener.presses('Escape');
      await table.hasFocus(BIG - 10);

      const title = await table.title(BIG - 10);
      const top = await hands.scrolled();
      await listener.presses('ArrowRight');
      await listener.presses('ArrowRight');
      expect(await listener.focused()).toBe(title);
      await listener.presses('Enter');
      await hands.isAt(title);
      await hands.goesBack();
      await hands.stands(top);
      await table.sees(BIG - 10);
      await table.leapsAround();
      expect(await table.mostElements()).toBeLessThanOrEqual(MOST_NODES);
    },
    LONG_WAY_MS,
  );
});
