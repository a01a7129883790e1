import { NEVER, Subject } from 'rxjs';
import { BrowserConnectivity } from '../../../src/infrastructure/system/browser-connectivity';

function setOnline(online: boolean): void {
  Object.defineProperty(navigator, 'onLine', { value: online, configurable: true });
  window.dispatchEvent(new Event(online ? 'online' : 'offline'));
}

describe('BrowserConnectivity', () => {
  it('reports when the browser goes offline and when it is online again', () => {
    const told: boolean[] = [];
    const links = new BrowserConnectivity(NEVER).changes.subscribe((isOnline) => told.push(isOnline));
    setOnline(false);
    setOnline(true);
    links.unsubscribe();
    expect(told).toEqual([false, true]);
  });

  it('reports when a server in doubt answers, and not when the doubt begins', () => {
    const connectivity = new BrowserConnectivity(NEVER);
    const told: boolean[] = [];
    const links = connectivity.changes.subscribe((isOnline) => told.push(isOnline));
    connectivity.reportUnreachable();
    expect([connectivity.suspicions.value, told]).toEqual([true, []]);
    connectivity.reportReachable();
    links.unsubscribe();
    expect([connectivity.suspicions.value, told]).toEqual([false, [true]]);
  });

  it('reports when the page comes back, because the page received no events meanwhile', () => {
    const returns = new Subject<void>();
    const told: boolean[] = [];
    const links = new BrowserConnectivity(returns).changes.subscribe((isOnline) => told.push(isOnline));
    returns.next();
    links.unsubscribe();
    expect(told).toEqual([true]);
  });
});
