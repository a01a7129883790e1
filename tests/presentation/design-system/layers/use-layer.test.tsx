import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { LayerGuard } from '../../../../src/presentation/app/shell/LayerGuard';
import { Sheet } from '../../../../src/presentation/design-system/Sheet';
import { fillBrowserGaps } from '../../../support/presentation/browser-gaps';

/** Waits until the browser has shown another entry of its history. */
const arrival = (): Promise<void> =>
  new Promise((resolve) => window.addEventListener('popstate', () => resolve(), { once: true, capture: true }));

function PageWithDialog() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      <Sheet isOpen={isOpen} label="dialog" shape="dialog" onClose={() => setOpen(false)}>
        <Link to="/elsewhere">elsewhere</Link>
      </Sheet>
    </>
  );
}

async function opensDialog() {
  fillBrowserGaps();
  const shell = (
    <>
      <LayerGuard />
      <Outlet />
    </>
  );
  const children = [
    { path: '/', element: <PageWithDialog /> },
    { path: '/elsewhere', element: <h1>elsewhere</h1> },
  ];
  const router = createMemoryRouter([{ element: shell, children }]);
  await act(async () => void render(<RouterProvider router={router} />));
  await act(async () => screen.getByRole('button', { name: 'open' }).click());
  return router;
}

const layers = (): unknown => (window.history.state as { readonly layers?: unknown } | null)?.layers ?? [];

describe('a sheet over a page', () => {
  afterEach(() => jest.restoreAllMocks());

  it('closes on going back in the browser', async () => {
    await opensDialog();
    expect([screen.queryByRole('dialog'), layers()]).toEqual([expect.anything(), ['']]);

    const arrived = arrival();
    await act(async () => {
      window.history.back();
      await arrived;
    });

    expect([screen.queryByRole('dialog'), layers()]).toEqual([null, []]);
  });

  it('closes when a link in the sheet opens another page', async () => {
    const router = await opensDialog();

    const arrived = arrival();
    await act(async () => screen.getByRole('link', { name: 'elsewhere' }).click());
    await act(() => arrived);

    expect(await screen.findByRole('heading', { name: 'elsewhere' })).toBeDefined();
    expect([router.state.location.pathname, layers()]).toEqual(['/elsewhere', []]);
  });

  it('lets its link open another page also when the browser does not step through its history', async () => {
    const router = await opensDialog();
    const stuck = jest.spyOn(window.history, 'go').mockImplementation(() => undefined);

    await act(async () => screen.getByRole('link', { name: 'elsewhere' }).click());
    await screen.findByRole('heading', { name: 'elsewhere' }, { timeout: 10_000 });

    expect([router.state.location.pathname, stuck.mock.calls[0]]).toEqual(['/elsewhere', [-1]]);
  });
});
