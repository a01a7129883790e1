import '../design-system/tokens.css';
import '../design-system/first-paint.css';
import { RouterProvider, type DataRouter } from 'react-router-dom';
import { GlobalStyle } from '../design-system/global-style';
import { ToastsOnDemand } from './toasts/ToastsOnDemand';
import { ViewModelsProvider, type ViewModels } from './view-models-context';

interface AppProps {
  readonly viewModels: ViewModels;
  readonly router: DataRouter;
}

export function App({ viewModels, router }: AppProps) {
  return (
    <ViewModelsProvider value={viewModels}>
      <GlobalStyle />
      <RouterProvider router={router} />
      <ToastsOnDemand />
    </ViewModelsProvider>
  );
}
