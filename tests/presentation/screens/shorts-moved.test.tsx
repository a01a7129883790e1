import { fireEvent, waitFor } from '@testing-library/react';
import { aClip } from '../../support/builders/a-clip';
import { openFeed, STAGE_HEIGHT } from '../../support/presentation/render-feed';

const many = (count: number) => Array.from({ length: count }, (_, index) => aClip(`clip-${index}`));

/**
 * The feed's targets, in clips, and the distance at which each animation starts; while it moves, the feed appears this far below
 * its target.
 */
function watchMoves(page: Awaited<ReturnType<typeof openFeed>>, below = 0): string[] {
  const moves: string[] = [];
  const scroller = page.scroller();
  const reel = scroller.firstElementChild ?? scroller;
  jest.spyOn(scroller, 'scrollTo').mockImplementation((to?: unknown) => {
    const { top, behavior } = to as ScrollToOptions;
    expect(behavior).toBe('instant');
    moves.push(`at ${(top ?? NaN) / STAGE_HEIGHT}`);
  });
  jest.spyOn(reel, 'animate').mockImplementation((frames) => {
    const [first] = frames as Keyframe[];
    const [, from = ''] = /translateY\((.*)px\)/.exec(String(first?.['transform'])) ?? [];
    moves.push(`from ${Number(from) / STAGE_HEIGHT}`);
    return { cancel: () => undefined } as Animation;
  });
  jest.spyOn(reel, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, below * STAGE_HEIGHT));
  return moves;
}

describe('a feed that is moved', () => {
  it('makes the nearest clip current while the listener scrolls', async () => {
    const page = await openFeed({ clips: many(10) });
    await page.scrolled(2.4);
    expect(page.current()).toBe('3');
    await page.scrolled(2.6);
    expect([page.current(), page.feed.media.asked.at(-1)]).toEqual(['4', 'play clip-3']);
  });

  it('scrolls to the next clip at once, and animates the picture from the previous clip', async () => {
    const page = await openFeed({ clips: many(10) });
    await page.scrolled(0);
    const moves = watchMoves(page);
    await page.keys('{ArrowDown}');
    expect(moves).toEqual(['at 1', 'from 1']);
    await page.scrolled(1, false);
    expect(page.current()).toBe('2');
  });

  it('scrolls to a rendered clip before the next draw, and to a clip that is not rendered after the draw', async () => {
    const page = await openFeed({ clips: many(10) });
    await page.scrolled(8);
    const moves = watchMoves(page);
    const { display } = page.feed;
    display.hold();
    await page.keys('{ArrowDown}');
    expect([moves.splice(0), page.current()]).toEqual([['at 9', 'from 1'], '9']);
    await page.happens(() => display.draw());
    expect([moves.splice(0), page.current()]).toEqual([[], '10']);
    await page.scrolled(9);
    await page.keys('{Home}');
    expect([moves.splice(0), page.current()]).toEqual([[], '10']);
    await page.happens(() => display.draw());
    expect([moves.splice(0), page.current()]).toEqual([['at 0'], '1']);
  });

  it('goes to a clip that is not rendered yet despite scroll events on the way, unless the listener scrolls', async () => {
    const page = await openFeed({ clips: many(10) });
    const { display, playback } = page.feed;
    display.hold();
    await page.keys('{ArrowDown}', '{ArrowDown}', '{ArrowDown}', '{ArrowDown}', '{ArrowDown}', '{ArrowDown}');
    await page.scrolled(5, false);
    expect(playback.state.place).toBe(6);
    await page.happens(() => display.draw());
    expect(page.current()).toBe('7');

    await page.keys('{ArrowDown}');
    await page.scrolled(2);
    expect(playback.state.place).toBe(2);
  });

  it('reverses the animation when the listener turns back, and jumps without animation over a long distance', async () => {
    const page = await openFeed({ clips: many(10) });
    await page.scrolled(0);
    const moves = watchMoves(page, 0.5);
    await page.keys('{ArrowDown}', '{ArrowUp}', '{ArrowDown}', '{ArrowDown}');
    expect(moves).toEqual(['at 1', 'from 1', 'at 0', 'from -0.5', 'at 1', 'from 1.5', 'at 2', 'from 1.5']);
    moves.length = 0;
    await page.keys('{Home}');
    expect(moves).toEqual(['at 0', 'from -1.5']);
    await page.keys('{ArrowDown}', '{ArrowDown}', '{ArrowDown}', '{ArrowDown}');
    moves.length = 0;
    await page.keys('{Home}');
    expect(moves).toEqual(['at 0']);
  });

  it('scrolls to the current clip when the listener stops scrolling between two clips', async () => {
    const page = await openFeed({ clips: many(3) });
    await page.scrolled(0.6, false);
    const sent = jest.spyOn(page.scroller(), 'scrollTo');
    await page.happens(() => void fireEvent(page.scroller(), new Event('scrollend')));
    expect([page.current(), sent.mock.calls]).toEqual(['2', [[{ top: STAGE_HEIGHT, behavior: 'smooth' }]]]);

    await page.scrolled(1, false);
    await page.happens(() => void fireEvent(page.scroller(), new Event('scrollend')));
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('does not snap while a finger still touches it, and snaps to a clip once the finger is lifted', async () => {
    const page = await openFeed({ clips: many(3) });
    const sent = jest.spyOn(page.scroller(), 'scrollTo');
    await page.scrolled(0.6);
    await page.happens(() => void fireEvent(page.scroller(), new Event('scrollend')));
    expect(sent).not.toHaveBeenCalled();

    await page.happens(() => void fireEvent.touchEnd(page.scroller()));
    await waitFor(() => expect(sent.mock.calls).toEqual([[{ top: STAGE_HEIGHT, behavior: 'smooth' }]]));
  });

  it.each([
    ['pixels', { deltaY: 100 }, '2'],
    ['lines', { deltaY: 3, deltaMode: 1 }, '2'],
    ['pages', { deltaY: 1, deltaMode: 2 }, '2'],
    ['pixels, to make the page larger', { deltaY: 100, ctrlKey: true }, '1'],
    ['pixels, sideways', { deltaY: 40, deltaX: 100 }, '1'],
  ])('handles a wheel that counts in %s', async (_, turn, place) => {
    const page = await openFeed({ clips: many(3) });
    await page.happens(() => void fireEvent.wheel(page.scroller(), turn));
    expect(page.current()).toBe(place);
  });
});
