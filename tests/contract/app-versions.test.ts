import { setImmediate as settle } from 'node:timers/promises';
import { ServiceWorkerVersions } from '../../src/infrastructure/system/service-worker-versions';
import { FakeAppVersions } from '../support/fakes/fake-app-versions';
import { FakeWorker, FakeWorkerContainer } from '../support/fakes/fake-worker-container';
import { describeAppVersions } from './app-versions.contract';

const HOUR_MS = 3_600_000;
const TAKE_OVER_LIMIT_MS = 2_000;

describeAppVersions('the fake', () => {
  const versions = new FakeAppVersions();
  const bringsNewer = () => Promise.resolve(versions.newer.next());
  return { versions, bringsNewer, begunAnew: () => versions.renewals };
});

/** A page loaded from the network, for the first time or bypassing its service worker. */
function freshPage() {
  const workers = new FakeWorkerContainer();
  let reloads = 0;
  const versions = new ServiceWorkerVersions({ workers, reload: () => void (reloads += 1) });
  return { workers, versions, reloads: () => reloads };
}

/** A page that a service worker already controls. */
function controlledPage() {
  const page = freshPage();
  page.workers.isControlledBy(new FakeWorker());
  return page;
}

describeAppVersions('the service worker', () => {
  const { workers, versions, reloads } = controlledPage();
  const bringsNewer = async () => {
    await settle();
    workers.waits(FakeWorker.obedient());
    workers.registration.dispatchEvent(new Event('updatefound'));
  };
  return { versions, bringsNewer, begunAnew: reloads };
});

describe('the service worker', () => {
  const listening: { unsubscribe(): void }[] = [];

  beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate'] }));
  afterEach(() => {
    listening.splice(0).forEach((each) => each.unsubscribe());
    jest.useRealTimers();
  });

  async function opens({ workers, versions, reloads }: ReturnType<typeof freshPage>) {
    let told = 0;
    listening.push(versions.newer.subscribe(() => (told += 1)));
    await settle();
    return { workers, versions, reloads, told: () => told };
  }

  it('is registered once, at the first subscription', async () => {
    const page = controlledPage();
    expect(page.workers.registered).toEqual([]);
    const { workers, versions } = await opens(page);
    listening.push(versions.newer.subscribe());
    expect(workers.registered).toEqual(['/sw.js']);
  });

  it.each<[string, ServiceWorkerState[]]>([
    ['each of its steps is told of in its time', ['installed', 'activating', 'activated']],
    ['a step is told of once it controls the page', ['activated', 'activated']],
  ])('is not reported as a newer version at the first page load, where %s', async (_, steps) => {
    const page = freshPage();
    const first = page.workers.offers();
    const { workers, told } = await opens(page);
    workers.isControlledBy(first);
    steps.forEach((step) => first.becomes(step));
    workers.tellsOfController();
    expect(told()).toBe(0);
  });

  it('is reported as a newer version also at the first page load, when it follows the first worker', async () => {
    const page = freshPage();
    const first = page.workers.offers();
    const { workers, told } = await opens(page);
    workers.isControlledBy(first);
    workers.offers().becomes('installed');
    expect(told()).toBe(1);
  });

  it('is not reported when the page was loaded without the older worker', async () => {
    const page = freshPage();
    page.workers.registration.active = new FakeWorker();
    page.workers.waits(new FakeWorker());
    expect((await opens(page)).told()).toBe(0);
  });

  it('is reported when it was waiting before the page was loaded', async () => {
    const page = controlledPage();
    page.workers.waits(new FakeWorker());
    expect((await opens(page)).told()).toBe(1);
  });

  it('is reported when only the hourly check finds it', async () => {
    const { workers, told } = await opens(controlledPage());
    workers.waits(new FakeWorker());
    expect(told()).toBe(0);
    jest.advanceTimersByTime(HOUR_MS);
    await settle();
    expect(told()).toBe(1);
  });

  it('is reported once, however many states it passes through', async () => {
    const { workers, told } = await opens(controlledPage());
    const worker = workers.offers();
    for (const step of ['installed', 'activating', 'activated'] as const) worker.becomes(step);
    expect(told()).toBe(1);
  });

  it('is not reported before it is installed, nor when its installation fails', async () => {
    const { workers, told } = await opens(controlledPage());
    workers.offers().becomes('redundant');
    expect(told()).toBe(0);
  });

  it('is checked for a newer version every hour while there is a subscriber', async () => {
    const { workers } = await opens(controlledPage());
    jest.advanceTimersByTime(3 * HOUR_MS);
    expect(workers.looks).toBe(3);
    listening.splice(0).forEach((each) => each.unsubscribe());
    jest.advanceTimersByTime(3 * HOUR_MS);
    expect(workers.looks).toBe(3);
  });

  it('is optional: the browser may refuse the worker or have no service workers', async () => {
    const refused = controlledPage();
    refused.workers.isRefused = true;
    const { versions, reloads, told } = await opens(refused);
    versions.renew();
    expect([told(), reloads()]).toEqual([0, 1]);

    const without = new ServiceWorkerVersions({ workers: undefined, reload: () => undefined });
    expect(() => listening.push(without.newer.subscribe())).not.toThrow();
  });

  it('is not followed where the browser blocks it and answers without a registration', async () => {
    const bugs: unknown[] = [];
    const note = (bug: unknown): unknown => bugs.push(bug);
    process.on('unhandledRejection', note);
    const blocked = controlledPage();
    blocked.workers.isBlocked = true;

    const { told } = await opens(blocked);
    await settle();
    process.off('unhandledRejection', note);

    expect([told(), bugs]).toEqual([0, []]);
  });

  describe('taking over before the page reloads', () => {
    async function renews() {
      const { workers, versions, reloads } = await opens(controlledPage());
      const worker = workers.offers();
      worker.becomes('installed');
      workers.tellsOfController();
      expect(reloads()).toBe(0);
      versions.renew();
      expect([worker.heard, reloads()]).toEqual([['take-over'], 0]);
      return { workers, worker, reloads };
    }

    it('causes one reload, whichever event comes first', async () => {
      const { workers, worker, reloads } = await renews();
      workers.isControlledBy(worker);
      workers.tellsOfController();
      expect(reloads()).toBe(1);
      worker.becomes('activated');
      jest.advanceTimersByTime(TAKE_OVER_LIMIT_MS);
      expect(reloads()).toBe(1);
    });

    it('delays the reload until the worker is activated', async () => {
      const { workers, worker, reloads } = await renews();
      worker.becomes('activating');
      workers.tellsOfController();
      expect(reloads()).toBe(0);
      worker.becomes('activated');
      expect(reloads()).toBe(1);
    });

    it('delays the reload for 2 s at most when no event comes', async () => {
      const { reloads } = await renews();
      jest.advanceTimersByTime(TAKE_OVER_LIMIT_MS - 1);
      expect(reloads()).toBe(0);
      jest.advanceTimersByTime(1);
      expect(reloads()).toBe(1);
    });
  });

  it.each<ServiceWorkerState>(['activated', 'redundant'])(
    'does not delay the reload when it is already %s',
    async (state) => {
      const { workers, versions, reloads } = await opens(controlledPage());
      const worker = workers.offers();
      worker.becomes('installed');
      worker.state = state;
      versions.renew();
      expect([worker.heard, reloads()]).toEqual([[], 1]);
    },
  );
});
