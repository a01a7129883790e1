import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { reserveFirstListener } from '../design-system/layers/first-popstate-listener';
import { App } from './App';
import { isHomePath, routes } from './routes';
import type { ViewModels } from '../hooks/view-models-context';

/**
 * Renders the product into an element of the page once its messages are loaded; the first page's code and data are requested at
 * once.
 */
export async function mountApp(element: HTMLElement, viewModels: ViewModels, messages: Promise<void>): Promise<void> {
  // Going back closes a page's layers, and the router is not notified of that.
  reserveFirstListener();
  const router = createBrowserRouter(routes);
  if (isHomePath(router.state.location.pathname)) viewModels.home.prefetch();
  await messages;
  createRoot(element).render(<App viewModels={viewModels} router={router} />);
}
