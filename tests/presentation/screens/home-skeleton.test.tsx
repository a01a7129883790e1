import { render } from '@testing-library/react';
import { HomeSkeleton } from '../../../src/presentation/screens/home/HomeSkeleton';
import { startI18n } from '../../../src/presentation/i18n/start-i18n';

/** The number of items in each line of the shape; if a line has a heading, the number of items below the heading. */
function shape(element: Element): readonly number[] {
  const [hero, columns, ...lines] = [...element.children];
  const below = (line: Element): number => line.lastElementChild?.childElementCount ?? 0;
  const lists = [...(columns?.children ?? [])].map(({ childElementCount }) => childElementCount - 1);
  return [hero?.childElementCount ?? 0, ...lists, ...lines.map(below)];
}

describe('the skeleton of the home page', () => {
  it('has 5 top cards, rows of 6, 6 and 5 list items, then 4, 8 and 4 cards', async () => {
    await startI18n().ready;
    const { container } = render(<HomeSkeleton />);

    expect(shape(container.querySelector('[aria-busy] > [aria-hidden]')!)).toEqual([5, 6, 6, 5, 4, 8, 4]);
  });
});
