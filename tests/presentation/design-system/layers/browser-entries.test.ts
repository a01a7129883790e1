import { BrowserEntries } from '../../../../src/presentation/design-system/layers/browser-entries';
import { reserveFirstListener } from '../../../../src/presentation/design-system/layers/first-popstate-listener';
import { describeEntryHistory } from '../../../contract/entry-history.contract';

/**
 * A history step takes two turns of jsdom's timers, and fires no event when it is out of range, so there is no event to wait for.
 * Timers with the same delay run in the order in which they were set: on a busy machine too, the third turn comes after the step.
 */
async function settles(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0));
}

/** The state that the router writes into an entry and reads. */
const stateOf = (idx: number) => ({ idx, key: `key-${idx}`, usr: null });

let told: (number | null)[] = [];
const tell = (): void => void told.push(history.entry.page);
const history = new BrowserEntries();

beforeAll(() => {
  reserveFirstListener();
  window.addEventListener('popstate', tell);
});
afterAll(() => window.removeEventListener('popstate', tell));

describeEntryHistory('BrowserEntries', () => {
  told = [];
  history.listen(() => false);
  window.history.pushState(stateOf(0), '', '/zero');
  window.history.pushState(stateOf(1), '', '/one');
  return { history, told, path: () => window.location.pathname, settles };
});

describe('the entries of the browser’s history', () => {
  it.each([null, 'ours', { key: 'other' }])(
    'have no page when the state was not written by the router: %j',
    (state) => {
      window.history.pushState(state, '');
      expect(history.entry).toEqual({ page: null, layers: [] });
    },
  );

  it('retain the router’s state, so that a page and its layers are one place for the router', () => {
    window.history.pushState(stateOf(3), '');
    history.push(['player:']);
    history.replace(['stage:lyrics']);
    expect(window.history.state).toEqual({ ...stateOf(3), layers: ['stage:lyrics'] });
  });

  it('report each new entry until the subscription ends', () => {
    let count = 0;
    const stop = history.onPush(() => (count += 1));
    history.push(['menu']);
    history.replace([]);
    stop();
    history.push(['menu']);
    expect(count).toBe(1);
  });

  it('ignore layers whose name is not a text', () => {
    window.history.pushState({ ...stateOf(3), layers: ['player:', 7, null] }, '');
    expect(history.entry.layers).toEqual(['player:']);
  });
});
