import { setImmediate as settle } from 'node:timers/promises';
import { ServiceWorkerVersions } from '../../src/infrastructure/system/service-worker-versions';
import { FakeAppVersions } from '../support/fakes/fake-app-versions';
import { FakeWorkerContainer } from '../support/fakes/fake-worker-container';
import { describeAppVersions } from './app-versions.contract';

const HOUR_MS = 3_600_000;

describeAppVersions('the fake', () => {
  const versions = new FakeAppVersions();
  const bringsNewer = () => Promise.resolve(versions.newer.next());
  return { versions, bringsNewer, begunAnew: () => versions.renewals };
});

/** A page that a service worker controls already. */
function controlledPage() {
  const workers = new FakeWorkerContainer();
  workers.controller = {};
  let reloads = 0;
  const versions = new ServiceWorkerVersions({ workers, reload: () => void (reloads += 1) });
  return { workers, versions, reloads: () => reloads };
}

describeAppVersions('the service worker', () => {
  const { workers, versions, reloads } = controlledPage();
  const bringsNewer = async () => {
    await settle();
    workers.offers().becomes('installed');
  };
  return { versions, bringsNewer, begunAnew: reloads };
});

describe('the service worker', () => {
  const listening: { unsubscribe(): void }[] = [];

  afterEach(() => {
    listening.splice(0).forEach((each) => each.unsubscribe());
    jest.useRealTimers();
  });

  async function opens({ workers, versions, reloads }: ReturnType<typeof controlledPage>) {
    let told = 0;
    listening.push(versions.newer.subscribe(() => (told += 1)));
    await settle();
    return { workers, versions, reloads, told: () => told };
  }

  it('is registered once somebody listens, once', async () => {
    const page = controlledPage();
    expect(page.workers.registered).toEqual([]);
    const { workers, versions } = await opens(page);
    listening.push(versions.newer.subscribe());
    expect(workers.registered).toEqual(['/sw.js']);
  });

  it('is no newer version where it is the first', async () => {
    const page = controlledPage();
    page.workers.controller = null;
    const { workers, told } = await opens(page);
    workers.offers().becomes('installed');
    expect(told()).toBe(0);
  });

  it('is told of when it waited already before the page came', async () => {
    const page = controlledPage();
    const waiting = page.workers.offers();
    waiting.state = 'installed';
    page.workers.registration.waiting = waiting;
    expect((await opens(page)).told()).toBe(1);
  });

  it('is not told of before it is whole, nor when it could not be had', async () => {
    const { workers, told } = await opens(controlledPage());
    workers.offers().becomes('redundant');
    expect(told()).toBe(0);
  });

  it('takes over before the page begins anew', async () => {
    const { workers, versions, reloads } = await opens(controlledPage());
    const worker = workers.offers();
    worker.becomes('installed');
    workers.isTakenOver();
    expect(reloads()).toBe(0);
    versions.renew();
    expect([worker.heard, reloads()]).toEqual([['take-over'], 1]);
    workers.isTakenOver();
    expect(reloads()).toBe(1);
  });

  it('is looked for every hour, as long as somebody listens', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    const { workers } = await opens(controlledPage());
    jest.advanceTimersByTime(3 * HOUR_MS);
    expect(workers.looks).toBe(3);
    listening.splice(0).forEach((each) => each.unsubscribe());
    jest.advanceTimersByTime(3 * HOUR_MS);
    expect(workers.looks).toBe(3);
  });

  it('is done without where the browser refuses it or has none', async () => {
    const refused = controlledPage();
    refused.workers.isRefused = true;
    const { versions, reloads, told } = await opens(refused);
    versions.renew();
    expect([told(), reloads()]).toEqual([0, 1]);

    const without = new ServiceWorkerVersions({ workers: undefined, reload: () => undefined });
    expect(() => listening.push(without.newer.subscribe())).not.toThrow();
  });
});
