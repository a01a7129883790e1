import { Observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { PageFailure } from '../../components/PageFailure';
import { useViewModels } from '../../hooks/view-models-context';
import type { Loadable } from '../../view-models/loadable';

export interface LoadedContentProps<V, T> {
  /** Returns that part of the view model without which the page shows nothing else. */
  readonly contentOf: (viewModel: V) => Loadable<T>;
  /** The title of a failure that is shown in place. */
  readonly failedTitle: string;
  readonly skeleton: ReactNode;
  readonly children: (value: T, viewModel: V) => ReactNode;
}

interface Retryable {
  retry(): unknown;
}

/** A skeleton, then the content of a page, or the page's failure with a way to try again. */
export function LoadedContent<V extends Retryable, T>({
  viewModel,
  ...page
}: LoadedContentProps<V, T> & { readonly viewModel: V }) {
  const { player } = useViewModels();
  return (
    <Observer>
      {() => {
        const state = page.contentOf(viewModel);
        if (state.kind === 'failed') {
          const retry = (): void => void viewModel.retry();
          return (
            <PageFailure
              title={page.failedTitle}
              failure={state.failure}
              isPlaying={player.isPlaying}
              onRetry={retry}
            />
          );
        }
        return <>{state.kind === 'ready' ? page.children(state.value, viewModel) : page.skeleton}</>;
      }}
    </Observer>
  );
}
