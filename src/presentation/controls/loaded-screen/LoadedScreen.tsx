import { useHistoryState } from '../../hooks/use-history-state';
import { useOpenPage } from '../../hooks/use-open-page';
import type { Refreshable } from '../../view-models/freshness.view-model';
import { LoadedContent, type LoadedContentProps } from './LoadedContent';

interface LoadedPage extends Refreshable {
  open(): void;
  retry(): unknown;
  dispose(): void;
}

interface LoadedScreenProps<V, T> extends LoadedContentProps<V, T> {
  /** The page's own key: with another key it is another page, which has a view model of its own. */
  readonly historyKey: string;
  readonly createViewModel: () => V;
}

/**
 * A page that shows one thing by its address: an empty placeholder, a skeleton, then the content or the failure. When the listener
 * goes back to the page, it appears as it was left.
 */
export function LoadedScreen<V extends LoadedPage, T>(props: LoadedScreenProps<V, T>) {
  return <Visit key={props.historyKey} {...props} />;
}

function Visit<V extends LoadedPage, T>({ historyKey, createViewModel, ...content }: LoadedScreenProps<V, T>) {
  const viewModel = useHistoryState(historyKey, createViewModel);
  const isPausing = useOpenPage(viewModel);
  return isPausing ? null : <LoadedContent viewModel={viewModel} {...content} />;
}
