import { libraryAddress } from '../support/e2e/fixture-client';
import type { Listener } from '../support/e2e/listener';
import { isKept, looksForNewer, ReleasedApp } from '../support/e2e/released-app';
import { withVisits } from '../support/e2e/visits';

const NEWER = 'Sóng có phiên bản mới.';
const RELOAD = 'Tải lại';
/** Firefox reports this for pending requests when one worker replaces another; the page that waits for them is reloaded. */
const CUT_OFF = /A ServiceWorker intercepted the request/;

describe('The card that announces a newer version', () => {
  const visits = withVisits();
  let app: ReleasedApp;

  beforeEach(async () => {
    app = await ReleasedApp.of(await libraryAddress());
  });
  afterEach(() => app.close());

  const card = ({ page }: Listener) => page.getByRole('region', { name: NEWER });

  async function visitsFirst(): Promise<Listener> {
    const listener = await visits.arrive({ address: app.address, keepsApp: true, isAsked: true });
    await listener.opensHome();
    await isKept(listener);
    return listener;
  }

  async function hearsOfNewer(listener: Listener): Promise<void> {
    app.releases();
    await looksForNewer(listener);
    await card(listener).waitFor();
  }

  /** Presses the button of the card, and waits for the page that loads then. */
  async function reloadsByCard(listener: Listener): Promise<void> {
    await listener.page.evaluate(() => void document.documentElement.setAttribute('data-former', ''));
    await listener.pressesButton(RELOAD);
    await listener.page.waitForFunction(() => !document.documentElement.hasAttribute('data-former'));
    await listener.seesSection(listener.words.newSongs);
    expect(visits.takeComplaints().filter((each) => !CUT_OFF.test(each))).toEqual([]);
  }

  const waitingWorkers = ({ page }: Listener): Promise<boolean | undefined> =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return registration?.waiting !== null;
    });

  it('is not shown when a listener opens the app for the first time and declines to be counted', async () => {
    const listener = await visitsFirst();
    await listener.pressesButton('Không');
    expect(await card(listener).count()).toBe(0);
  });

  it('appears with a newer version, also in the first session, and its button reloads into that version', async () => {
    const listener = await visitsFirst();
    await hearsOfNewer(listener);
    await reloadsByCard(listener);
    expect([await waitingWorkers(listener), await card(listener).count()]).toEqual([false, 0]);
  });

  it('appears again with every later version', async () => {
    const listener = await visitsFirst();
    await listener.reloads();
    await isKept(listener);
    for (let version = 2; version <= 3; version += 1) {
      await hearsOfNewer(listener);
      await reloadsByCard(listener);
    }
    expect([await waitingWorkers(listener), await card(listener).count()]).toEqual([false, 0]);
  });

  it('has a button that works also after the newer version has started in another tab', async () => {
    const listener = await visitsFirst();
    const other = await visits.openTab(listener);
    await other.opensHome();
    // WebKit does not report a new version to a page that is registering its worker at the moment when the version arrives.
    await other.page.waitForLoadState('networkidle');
    await hearsOfNewer(listener);
    await card(other).waitFor();
    await reloadsByCard(listener);
    await reloadsByCard(other);
    expect(await card(other).count()).toBe(0);
  });
});
