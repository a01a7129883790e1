import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { TrackGrid } from '../../../src/presentation/components/track-table/TrackGrid';

const ROW_HEIGHT = 56;

/** A table with this many rows, each with two buttons of its own, and a record of its callbacks. */
function lay(count: number, totalCount: number | null = count, hasMore = totalCount !== count) {
  const asked: string[] = [];
  const tableOf = (rows: number) => (
    <TrackGrid
      label="Bài hát"
      count={rows}
      totalCount={totalCount}
      hasMore={hasMore}
      rowHeight={ROW_HEIGHT}
      head={null}
      renderRow={({ index, isActive }) => (
        <div role="row" tabIndex={isActive ? 0 : -1} data-index={index} aria-label={`Bài ${index}`}>
          <button type="button">Thích {index}</button>
          <button type="button">Thêm {index}</button>
        </div>
      )}
      onEnter={(index) => asked.push(`enter ${index}`)}
      onMenu={(index, row) => asked.push(`menu ${index} at ${row.getAttribute('aria-label')}`)}
      onClick={() => undefined}
      onNearEnd={() => asked.push('more')}
    />
  );
  const { rerender } = render(tableOf(count));
  const row = (index: number): HTMLElement => screen.getByRole('row', { name: `Bài ${index}` });
  const enter = (): void => act(() => row(0).focus());
  const stops = (): readonly string[] =>
    screen
      .getAllByRole('row')
      .filter(({ tabIndex }) => tabIndex === 0)
      .map((each) => each.getAttribute('aria-label') ?? '');
  const focused = (): string =>
    document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '';
  const user = userEvent.setup();
  return { asked, enter, stops, focused, user, shrink: (rows: number) => rerender(tableOf(rows)) };
}

beforeEach(() => void jest.spyOn(window, 'scrollTo').mockReturnValue());
afterEach(() => jest.restoreAllMocks());

describe('the keys of a table of songs', () => {
  it.each([
    ['down', '{ArrowDown}', 'Bài 1'],
    ['down and up', '{ArrowDown}{ArrowDown}{ArrowUp}', 'Bài 1'],
    ['up at the top', '{ArrowUp}', 'Bài 0'],
    ['a page down', '{PageDown}', 'Bài 10'],
    ['a page up', '{PageDown}{ArrowDown}{PageUp}', 'Bài 1'],
    ['a page up at the top', '{ArrowDown}{PageUp}', 'Bài 0'],
    ['the end', '{End}', 'Bài 199'],
    ['down at the end', '{End}{ArrowDown}', 'Bài 199'],
    ['the end and the beginning', '{End}{Home}', 'Bài 0'],
    ['right', '{ArrowRight}', 'Thích 0'],
    ['right past the last', '{ArrowRight>3/}', 'Thêm 0'],
    ['right and left', '{ArrowRight}{ArrowRight}{ArrowLeft}', 'Thích 0'],
    ['left at the row', '{ArrowLeft}', 'Bài 0'],
    ['down from a button', '{ArrowRight}{ArrowDown}', 'Bài 1'],
    ['down with a key that belongs to others', '{Control>}{ArrowDown}{/Control}', 'Bài 0'],
    ['down with Shift', '{Shift>}{ArrowDown}{/Shift}', 'Bài 0'],
  ])('move the focus: %s', async (_, keys, name) => {
    const { enter, focused, user } = lay(200);
    enter();

    await user.keyboard(keys);

    expect(focused()).toBe(name);
  });

  it('play the song with Enter on the row, but not with Enter on a button in the row', async () => {
    const { enter, asked, user } = lay(5);
    enter();

    await user.keyboard('{ArrowDown}{Enter}{ArrowRight}{Enter}');

    expect(asked).toEqual(['enter 1']);
  });

  it.each(['{ContextMenu}', '{Shift>}{F10}{/Shift}'])('open the menu of the row: %s', async (keys) => {
    const { enter, asked, user } = lay(5);
    enter();

    await user.keyboard(`{ArrowDown}{ArrowRight}${keys}`);

    expect(asked).toEqual(['menu 1 at Bài 1']);
  });
});

describe('a table of songs', () => {
  it('has one tab stop, the row that had the focus last', async () => {
    const { enter, stops, user } = lay(5);
    expect(stops()).toEqual(['Bài 0']);
    enter();

    await user.keyboard('{ArrowDown}{ArrowDown}');

    expect(stops()).toEqual(['Bài 2']);
  });

  it('retains a tab stop when the row with the tab stop is removed', async () => {
    const { enter, stops, user, shrink } = lay(5);
    enter();
    await user.keyboard('{End}');

    shrink(3);

    expect(stops()).toEqual(['Bài 2']);
  });

  it.each([
    ['while its end is far', 200, 500, []],
    ['when it comes near', 20, 500, ['more']],
    ['when it comes near, of unknown length', 20, null, ['more']],
    ['not when all is here', 20, 20, []],
  ])('decides whether to request more rows: %s', (_, count, totalCount, expected) => {
    expect(lay(count, totalCount).asked).toEqual(expected);
  });

  it.each([
    [500, '501'],
    [null, '-1'],
  ])('says how many rows there are in all, with the head: %j as %s', (totalCount, expected) => {
    lay(20, totalCount);
    expect(screen.getByRole('grid', { name: 'Bài hát' })).toHaveAttribute('aria-rowcount', expected);
  });

  it('requests no more rows at the end of a list of unknown length', () => {
    expect(lay(20, null, false).asked).toEqual([]);
  });

  it('renders fewer than 30 of 1000 rows, among them the row that has the focus', async () => {
    const { enter, user, focused } = lay(1000);
    enter();

    await user.keyboard('{End}');

    expect(focused()).toBe('Bài 999');
    expect(screen.getAllByRole('row').length).toBeLessThan(30);
  });
});
