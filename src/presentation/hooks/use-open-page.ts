import { useEffect } from 'react';
import { usePagePause } from './use-page-pause';

interface OpenPage {
  /** Requests what is not loaded yet. */
  open(): void;
  dispose(): void;
}

/** Opens a page's view model while the page is mounted. Returns whether the page is still an empty placeholder. */
export function useOpenPage(viewModel: OpenPage): boolean {
  const isPausing = usePagePause();
  useEffect(() => {
    viewModel.open();
    return () => viewModel.dispose();
  }, [viewModel]);
  return isPausing;
}
