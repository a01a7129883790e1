import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { reloadOnce } from '../../../src/presentation/app/loading/reload-once';
import { lazyPage, PAGE_FALLBACKS } from '../../../src/presentation/app/loading/lazy-page';
import { ViewModelsProvider } from '../../../src/presentation/hooks/view-models-context';
import { startI18n } from '../../../src/presentation/i18n/start-i18n';
import { fillBrowserGaps } from '../../support/presentation/browser-gaps';
import { setHarness } from '../../support/presentation/harness';

class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

const ThePage = () => <h1>The page</h1>;

/** A page that fails to load this many times before it loads, while a song plays. */
async function openPage(failures: readonly Error[], isOnline = true) {
  fillBrowserGaps();
  localStorage.setItem('i18nextLng', 'en');
  const { languages, ready } = startI18n();
  await ready;
  const harness = setHarness(languages);
  harness.sound.set({ isPlaying: true });
  harness.connectivity.set(isOnline);
  const left = [...failures];
  const load = () => {
    const failure = left.shift();
    return failure === undefined ? Promise.resolve(ThePage) : Promise.reject(failure);
  };
  const router = createMemoryRouter([{ path: '/', ...lazyPage(load), ...PAGE_FALLBACKS }]);
  await act(
    async () =>
      void render(
        <ViewModelsProvider value={harness.viewModels}>
          <RouterProvider router={router} />
        </ViewModelsProvider>,
      ),
  );
  return harness;
}

describe('a page that cannot be shown', () => {
  beforeEach(() => void jest.spyOn(console, 'error').mockReturnValue(undefined));
  afterEach(() => jest.restoreAllMocks());

  it('says that its code was not loaded, and tries again', async () => {
    await openPage([new ChunkLoadError('Loading chunk 7 failed')]);
    expect(await screen.findByRole('heading', { name: "This page didn't finish loading" })).toBeVisible();
    expect(screen.getByText('Your music is still playing.')).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('heading', { name: 'The page' })).toBeVisible();
  });

  it('says that there is no network, and loads by itself when the network returns', async () => {
    const { connectivity } = await openPage([new ChunkLoadError('Loading chunk 7 failed')], false);
    expect(await screen.findByText("You're offline. Check your connection and try again.")).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();

    await act(async () => connectivity.set(true));

    expect(await screen.findByRole('heading', { name: 'The page' })).toBeVisible();
  });

  it('says that an error occurred', async () => {
    await openPage([new TypeError('a bug')]);

    expect(await screen.findByRole('heading', { name: 'Rough water on our side' })).toBeVisible();
  });
});

describe('reloading after a new release', () => {
  it('happens once for each version', () => {
    const version = Object.assign(document.createElement('meta'), { name: 'version', content: '2' });
    document.head.append(version);
    const reload = jest.fn();

    reloadOnce(reload);
    reloadOnce(reload);

    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('does not happen when nothing can be stored', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    const reload = jest.fn();

    reloadOnce(reload);
    jest.restoreAllMocks();

    expect(reload).not.toHaveBeenCalled();
  });
});
