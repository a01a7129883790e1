import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { lazyPage } from '../../../src/presentation/app/loading/lazy-page';
import { fillBrowserGaps } from '../../support/presentation/browser-gaps';

const ThePage = () => <h1>The page</h1>;
const OnItsWay = () => <p>On its way</p>;

describe('a page whose code is loading', () => {
  it('shows its fallback until the code is loaded', async () => {
    fillBrowserGaps();
    let arrive: (page: typeof ThePage) => void = () => undefined;
    const code = new Promise<typeof ThePage>((resolve) => (arrive = resolve));
    const router = createMemoryRouter([{ path: '/', ...lazyPage(() => code), HydrateFallback: OnItsWay }]);
    render(<RouterProvider router={router} />);
    expect(screen.getByText('On its way')).toBeVisible();

    await act(async () => arrive(ThePage));

    expect(await screen.findByRole('heading', { name: 'The page' })).toBeVisible();
    expect(screen.queryByText('On its way')).toBeNull();
  });
});
