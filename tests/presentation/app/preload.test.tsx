import { act, renderHook } from '@testing-library/react';
import { accountLayout, home, search, shorts } from '../../../src/presentation/app/loading/preloaded-pages';
import { PRELOADED_PAGES, usePreload } from '../../../src/presentation/app/loading/use-preload';
import { openProduct } from '../../support/presentation/render-app';

/** Specification §2. */
const PRELOAD_AFTER = 1_000;

const load = jest.fn(() => Promise.resolve());

const setReadyState = (state: DocumentReadyState): void => {
  Object.defineProperty(document, 'readyState', { configurable: true, value: state });
};

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

describe('the pages for home, short videos, profile and search', () => {
  beforeEach(() => {
    load.mockClear();
    jest.useFakeTimers({ advanceTimers: true, doNotFake: ['performance', 'queueMicrotask'] });
  });
  afterEach(() => {
    jest.useRealTimers();
    setReadyState('complete');
  });

  it('are in the list of preloaded pages', () => {
    const loaders = [home, shorts, accountLayout, search].map(({ loader }) => loader);

    expect(PRELOADED_PAGES).toEqual(expect.arrayContaining(loaders));
  });

  it.each(['/login', '/policy-term', '/nowhere', '/artists'])(
    'are fetched a second after the start at %s',
    async (path) => {
      await openProduct({ path, preloaded: [load] });

      await pass(PRELOAD_AFTER);

      expect(load).toHaveBeenCalledTimes(1);
    },
  );

  it('are fetched after exactly one second', async () => {
    jest.useFakeTimers();
    const preloaded = [load];
    renderHook(() => usePreload(preloaded));

    await pass(PRELOAD_AFTER - 1);
    expect(load).not.toHaveBeenCalled();
    await pass(1);

    expect(load).toHaveBeenCalledTimes(1);
  });

  it('are not fetched before the current page has loaded', async () => {
    setReadyState('loading');
    await openProduct({ path: '/login', preloaded: [load] });
    await pass(PRELOAD_AFTER);
    expect(load).not.toHaveBeenCalled();

    await act(async () => void dispatchEvent(new Event('load')));

    expect(load).toHaveBeenCalledTimes(1);
  });
});
