import 'reflect-metadata/lite';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router-dom';
import type { Backend } from '../../../src/application/ports/backend.port';
import { createContainer } from '../../../src/composition/container';
import { Roles } from '../../../src/composition/roles';
import { resolve } from '../../../src/composition/token';
import { createViewModels } from '../../../src/composition/view-models';
import { App } from '../../../src/presentation/app/App';
import { routes } from '../../../src/presentation/app/routes';
import { startI18n } from '../../../src/presentation/i18n/start-i18n';
import { fillBrowserGaps } from './browser-gaps';

/** The whole product as it is composed for the browser, over one backend, at an address, in a browser that has stored nothing. */
export function openOverBackend(backend: Backend, path: string) {
  localStorage.clear();
  localStorage.setItem('pageViews', 'no');
  return openAgain(backend, path);
}

/** The same in the browser of the page before. */
export async function openAgain(backend: Backend, path: string) {
  fillBrowserGaps();
  const container = createContainer(backend);
  const { languages, ready } = startI18n();
  await ready;
  await languages.choose('vi');
  const viewModels = createViewModels(container, languages, { latest: null });
  resolve(container, Roles.Session).start();
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const user = userEvent.setup();
  await act(async () => void render(<App viewModels={viewModels} router={router} preloaded={[]} />));
  return {
    user,
    goes: (to: string) => act(() => router.navigate(to)),
    heading: (name: string | RegExp) => screen.findByRole('heading', { name }, { timeout: 20_000 }),
    button: (name: string | RegExp) => screen.findByRole('button', { name }, { timeout: 20_000 }),
  };
}
