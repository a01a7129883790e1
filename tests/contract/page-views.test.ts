import type { FastifyInstance } from 'fastify';
import { setImmediate as settle } from 'node:timers/promises';
import { registerPageViews } from '../../server/presentation/http/page-views/register-page-views';
import { SongPageViews } from '../../src/infrastructure/backends/song/account/song-page-views';
import { FirebasePageViews } from '../../src/infrastructure/firebase/firebase-page-views';
import { SilentPageViews } from '../../src/infrastructure/system/silent-page-views';
import { MemoryPageViews } from '../support/backends/memory/memory-page-views';
import { bareApp } from '../support/server/bare-app';
import { describePageViews } from './page-views.contract';

describePageViews('the fake', async () => {
  const views = new MemoryPageViews();
  return { views, arrived: async () => views.told.map(({ name, pagePath }) => [name, pagePath]) };
});

describePageViews('silence', async () => ({
  views: new SilentPageViews(),
  arrived: () => Promise.resolve([]),
  isSilent: true,
}));

/** An SDK that records what it would send. */
function fakeAnalytics() {
  const sent: [string, string][] = [];
  const state = { isEnabled: false, loads: 0, isOutOfReach: false };
  const load = () => {
    state.loads += 1;
    if (state.isOutOfReach) return Promise.reject(new Error('blocked'));
    return Promise.resolve({
      log: (name: string, { page_path = '' }: Readonly<Record<string, string>>) => void sent.push([name, page_path]),
      enable: (isEnabled: boolean) => void (state.isEnabled = isEnabled),
    });
  };
  return { sent, state, views: new FirebasePageViews(load) };
}

describePageViews('Firebase', async () => {
  const { views, sent } = fakeAnalytics();
  const arrived = async () => {
    await settle();
    return [...sent];
  };
  return { views, arrived };
});

describe('Firebase', () => {
  const view = { name: 'test_web_event', pagePath: '/' } as const;

  it('is loaded once, at the first page view', async () => {
    const { views, state } = fakeAnalytics();
    expect(state.loads).toBe(0);
    views.stop();
    views.report(view);
    views.report(view);
    await settle();
    expect(state).toMatchObject({ loads: 1, isEnabled: true });
  });

  it('is disabled when it is stopped, and does not send a pending page view', async () => {
    const { views, state, sent } = fakeAnalytics();
    views.report(view);
    views.stop();
    await settle();
    expect(sent).toEqual([]);
    expect(state.isEnabled).toBe(false);
  });

  it('loses a page view when the SDK cannot be loaded, and loads the SDK again for the next one', async () => {
    const { views, state, sent } = fakeAnalytics();
    state.isOutOfReach = true;
    views.report(view);
    await settle();
    state.isOutOfReach = false;
    views.report(view);
    await settle();
    expect(sent).toEqual([['test_web_event', '/']]);
  });
});

describe('the own server, through its route', () => {
  const apps: FastifyInstance[] = [];
  afterEach(() => Promise.all(apps.splice(0).map((app) => app.close())));

  describePageViews('the own server', async () => {
    const counted: string[] = [];
    const app = bareApp();
    apps.push(app);
    registerPageViews(app, {
      record: { execute: (path) => Promise.resolve(void counted.push(path)) },
      read: { execute: () => Promise.resolve({ total: 0, days: [], paths: [] }) },
    });
    await app.ready();
    let names: string[] = [];
    let sending: Promise<unknown> = Promise.resolve();
    const send = (url: string, body: unknown): void => {
      names = [...names, (body as { name: string }).name];
      sending = sending.then(() => app.inject({ method: 'POST', url, payload: body as object }));
    };
    const arrived = async () => {
      await sending;
      return counted.map((path, index) => [names[index] ?? '', path] as const);
    };
    return { views: new SongPageViews(send), arrived };
  });
});
