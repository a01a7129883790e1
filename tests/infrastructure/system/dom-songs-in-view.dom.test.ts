import { pagePath } from '../../../src/domain/shared/page-path';
import { DomSongsInView } from '../../../src/infrastructure/system/dom-songs-in-view';
import { OPAQUE_ID } from '../../support/builders/an-opaque-id';

/** jsdom has no layout, so each link reports its own position. */
function addLink(to: string, top: number): void {
  const link = document.createElement('a');
  link.setAttribute('href', to);
  link.getBoundingClientRect = () => new DOMRect(10, top, 100, 20);
  document.querySelector('main')?.append(link);
}

describe('the songs in view', () => {
  let rests: Array<readonly string[]>;
  let stop: () => void;

  beforeEach(() => {
    jest.useFakeTimers();
    document.body.replaceChildren(document.createElement('main'));
    rests = [];
    const subscription = new DomSongsInView().rests.subscribe((ids) => rests.push(ids));
    stop = () => subscription.unsubscribe();
  });

  afterEach(() => {
    stop();
    jest.useRealTimers();
  });

  it('are reported once the page is at rest, from the top, each only once', async () => {
    addLink('/song/one', 100);
    addLink('/song/one?from=home', 200);
    addLink('/album/two', 300);
    addLink('/song/three', 400);
    await jest.advanceTimersByTimeAsync(1_100);
    expect(rests).toEqual([['one', 'three']]);
  });

  it('are reported by their ids, whatever characters these have', async () => {
    addLink(pagePath('song', OPAQUE_ID), 100);
    await jest.advanceTimersByTimeAsync(1_100);
    expect(rests).toEqual([[OPAQUE_ID]]);
  });

  it('do not include songs outside the window', async () => {
    addLink('/song/above', -50);
    addLink('/song/below', innerHeight + 1);
    addLink('/song/here', 0);
    await jest.advanceTimersByTimeAsync(1_100);
    expect(rests).toEqual([['here']]);
  });

  it('are reported again after the page changed or was scrolled, not while it moves', async () => {
    await jest.advanceTimersByTimeAsync(1_100);
    addLink('/song/later', 10);
    await jest.advanceTimersByTimeAsync(900);
    document.dispatchEvent(new Event('scroll'));
    await jest.advanceTimersByTimeAsync(900);
    expect(rests).toEqual([[]]);
    await jest.advanceTimersByTimeAsync(200);
    expect(rests).toEqual([[], ['later']]);
  });
});
