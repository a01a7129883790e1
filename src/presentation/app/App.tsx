import '../design-system/tokens.css';
import '../design-system/first-paint.css';
import { RouterProvider, type DataRouter } from 'react-router-dom';
import { PictureAddress } from '../design-system/Artwork';
import { GlobalStyle } from '../design-system/global-style';
import { PRELOADED_PAGES, usePreload, type Loaders } from './loading/use-preload';
import { LazyToasts } from '../features/toasts/LazyToasts';
import { ViewModelsProvider, type ViewModels } from '../hooks/view-models-context';

interface AppProps {
  readonly viewModels: ViewModels;
  readonly router: DataRouter;
  readonly preloaded?: Loaders;
}

export function App({ viewModels, router, preloaded = PRELOADED_PAGES }: AppProps) {
  usePreload(preloaded);
  return (
    <ViewModelsProvider value={viewModels}>
      <PictureAddress value={viewModels.addressPicture}>
        <GlobalStyle />
        <RouterProvider router={router} />
        <LazyToasts />
      </PictureAddress>
    </ViewModelsProvider>
  );
}
