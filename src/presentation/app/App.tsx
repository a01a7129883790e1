import '../design-system/tokens.css';
import '../design-system/first-paint.css';
import { useState } from 'react';
import { createBrowserRouter, RouterProvider, type DataRouter, type RouteObject } from 'react-router-dom';
import { GlobalStyle } from '../design-system/global-style';
import { Toasts } from './toasts/Toasts';
import { routes } from './routes';
import { ViewModelsProvider, type ViewModels } from './view-models-context';

interface AppProps {
  readonly viewModels: ViewModels;
  /** Tests walk through pages without a browser's address bar. */
  readonly createRouter?: (routes: RouteObject[]) => DataRouter;
}

export function App({ viewModels, createRouter = createBrowserRouter }: AppProps) {
  const [router] = useState(() => createRouter(routes));
  return (
    <ViewModelsProvider value={viewModels}>
      <GlobalStyle />
      <RouterProvider router={router} />
      <Toasts />
    </ViewModelsProvider>
  );
}
