import { BrowserPageLifecycle } from '../../../src/infrastructure/system/browser-page-lifecycle';
import { BrowserVisibility } from '../../../src/infrastructure/system/browser-visibility';

function show(state: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('BrowserVisibility', () => {
  it('reports each change', () => {
    const told: boolean[] = [];
    const visibility = new BrowserVisibility(new BrowserPageLifecycle());
    const subscription = visibility.changes.subscribe((isVisible) => told.push(isVisible));
    show('hidden');
    expect(visibility.isVisible()).toBe(false);
    show('visible');
    expect(visibility.isVisible()).toBe(true);
    subscription.unsubscribe();
    show('hidden');
    expect(told).toEqual([false, true]);
  });

  it('reports that the page is left, also in a browser that sends no other event', () => {
    const told: boolean[] = [];
    const subscription = new BrowserVisibility(new BrowserPageLifecycle()).changes.subscribe((isVisible) =>
      told.push(isVisible),
    );
    window.dispatchEvent(new Event('pagehide'));
    subscription.unsubscribe();
    expect(told).toEqual([false]);
  });

  it('reports that a page comes back from the back/forward cache, and not that it is shown first', () => {
    Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
    const told: boolean[] = [];
    const subscription = new BrowserVisibility(new BrowserPageLifecycle()).changes.subscribe((isVisible) =>
      told.push(isVisible),
    );
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    subscription.unsubscribe();
    expect(told).toEqual([true]);
  });
});
