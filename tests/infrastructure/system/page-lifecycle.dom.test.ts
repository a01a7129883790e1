import { BrowserPageLifecycle } from '../../../src/infrastructure/system/browser-page-lifecycle';
import { EarlyPageDepartures } from '../../../src/infrastructure/system/early-page-departures';
import type { PageDepartures } from '../../../src/application/ports/page-departures.port';
import { VirtualTime } from '../../support/fakes/virtual-time';

const MOVES = ['leaves', 'stays', 'returns'] as const;

/** The reported events of the page, in order. */
function toldBy(departures: Partial<PageDepartures>): string[] {
  const told: string[] = [];
  for (const move of MOVES) departures[move]?.subscribe(() => told.push(move));
  return told;
}

const happens = (event: Event): void => void window.dispatchEvent(event);
const shows = (persisted: boolean): void => happens(new PageTransitionEvent('pageshow', { persisted }));

describe('the lifecycle of a page', () => {
  it('reports when the page is left and when it comes back, and not its first showing', () => {
    const told = toldBy(new BrowserPageLifecycle());
    shows(false);
    happens(new Event('pagehide'));
    shows(true);
    expect(told).toEqual(['leaves', 'returns']);
  });
});

describe('the early departure of a page', () => {
  const setUp = () => {
    const time = new VirtualTime();
    return { time, told: toldBy(new EarlyPageDepartures(new BrowserPageLifecycle(), time)) };
  };

  it('is reported when the browser asks whether it may leave, and again when the page is gone', async () => {
    const { time, told } = setUp();
    happens(new Event('beforeunload'));
    expect(told).toEqual(['leaves']);
    happens(new Event('pagehide'));
    await time.pass(10_000);
    shows(true);
    expect(told).toEqual(['leaves', 'leaves', 'returns']);
  });

  it('is withdrawn when the page is not gone two seconds later', async () => {
    const { time, told } = setUp();
    happens(new Event('beforeunload'));
    await time.pass(1_900);
    expect(told).toEqual(['leaves']);
    await time.pass(200);
    expect(told).toEqual(['leaves', 'stays']);
  });
});
