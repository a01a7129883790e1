import { BehaviorSubject, Subject } from 'rxjs';
import type { SessionState } from '../../../src/domain/session/session-state';
import { FreshnessViewModel } from '../../../src/presentation/view-models/freshness.view-model';
import type { Language } from '../../../src/presentation/view-models/languages';

const SIGNED_IN: SessionState = { kind: 'signed-in', profile: null };
const SIGNED_OUT: SessionState = { kind: 'signed-out' };

function aGlass(first: SessionState = SIGNED_OUT) {
  const session = new BehaviorSubject<SessionState>({ kind: 'unknown' });
  const languages = new Subject<Language>();
  const connectivity = new Subject<boolean>();
  const forgotten: string[] = [];
  const lasting = { forget: () => void forgotten.push('lasting') };
  const freshness = new FreshnessViewModel({ session, languages, connectivity }, [lasting]);
  session.next(first);
  const page = { asked: 0, refresh: () => void (page.asked += 1) };
  return { session, languages, connectivity, forgotten, freshness, page };
}

describe('a page on screen', () => {
  it.each<[string, (glass: ReturnType<typeof aGlass>) => void, number]>([
    ['another language', ({ languages }) => languages.next('en'), 1],
    ['news of another device', ({ freshness }) => freshness.renew(), 1],
    ['a network that is back', ({ connectivity }) => connectivity.next(true), 1],
    ['a network that is gone', ({ connectivity }) => connectivity.next(false), 0],
    ['somebody who signed in', ({ session }) => session.next(SIGNED_IN), 1],
    ['nobody yet', ({ session }) => session.next(SIGNED_OUT), 0],
  ])('is requested again only after a change that makes it stale: %s', (_, happens, times) => {
    const glass = aGlass();
    const hide = glass.freshness.show(glass.page);
    happens(glass);
    expect(glass.page.asked).toBe(times);
    hide();
    happens(glass);
    expect(glass.page.asked).toBe(times);
  });

  it('is not requested again when a session continues after a reload, nor when its profile arrives', () => {
    const { freshness, page, session } = aGlass(SIGNED_IN);
    freshness.show(page);
    session.next({ kind: 'signed-in', profile: null });
    expect([page.asked, freshness.departures]).toEqual([0, 0]);
  });

  it('is requested again when it is shown again, if it became stale meanwhile', () => {
    const { freshness, page, languages } = aGlass();
    freshness.show(page)();
    freshness.show(page)();
    expect(page.asked).toBe(0);
    languages.next('en');
    freshness.show(page)();
    expect(page.asked).toBe(1);
    freshness.show(page);
    expect(page.asked).toBe(1);
  });

  it('is forgotten once its listener has signed out', () => {
    const { freshness, forgotten, session } = aGlass(SIGNED_IN);
    session.next(SIGNED_OUT);
    expect([freshness.departures, forgotten]).toEqual([1, ['lasting']]);
    session.next(SIGNED_IN);
    session.next(SIGNED_OUT);
    expect(freshness.departures).toBe(2);
  });
});
