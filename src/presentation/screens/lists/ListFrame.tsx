import { Observer, observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { usePagePause } from '../../hooks/use-page-pause';
import { useViewModels } from '../../hooks/view-models-context';
import { FailureState } from '../../components/FailureState';
import { LoadMore } from '../../components/LoadMore';
import { PageHead } from '../../components/PageHead';
import { PageOrError } from '../../components/PageOrError';
import { failureOf } from '../../view-models/failure-of';
import type { PagedListViewModel } from '../../view-models/search/paged-list.view-model';
import { ListSkeleton } from './ListSkeleton';

type Listed<T> = Pick<
  PagedListViewModel<T, string>,
  'list' | 'load' | 'more' | 'hasMore' | 'hasMoreFailed' | 'isLoadingMore'
>;

interface ListFrameProps<T> {
  readonly title: string;
  readonly viewModel: Listed<T>;
  /** The controls for filtering and sorting the list. */
  readonly choices: ReactNode;
  /** Whether the skeleton shows rows while the first page loads; otherwise it shows covers. */
  readonly isRows?: boolean;
  readonly children: (items: readonly T[]) => ReactNode;
}

/** The frame of a complete list of one kind: title, choices, the end of the list, or the error. */
export function ListFrame<T>({ title, choices, ...list }: ListFrameProps<T>) {
  const isPausing = usePagePause();
  if (isPausing) return null;
  return (
    <OrError viewModel={list.viewModel}>
      <PageHead title={title}>
        <Choices>{choices}</Choices>
      </PageHead>
      <Body {...list} />
    </OrError>
  );
}

interface OrErrorProps {
  readonly viewModel: Pick<Listed<unknown>, 'list' | 'load'>;
  readonly children: ReactNode;
}

const OrError = observer(function OrError({ viewModel, children }: OrErrorProps) {
  const { player } = useViewModels();
  const retry = (): void => void viewModel.load();
  return (
    <PageOrError failure={failureOf(viewModel.list)} isPlaying={player.isPlaying} onRetry={retry}>
      {children}
    </PageOrError>
  );
});

type BodyProps<T> = Omit<ListFrameProps<T>, 'title' | 'choices'>;

function Body<T>({ viewModel, isRows = false, children }: BodyProps<T>) {
  const { t } = useTranslation('search');
  const common = useTranslation();
  return (
    <Observer>
      {() => {
        const { list } = viewModel;
        const load = (): void => void viewModel.load();
        if (list.kind === 'failed')
          return <FailureState title={t('list.failed')} failure={list.failure} onRetry={load} />;
        if (list.kind !== 'ready') return <ListSkeleton isRows={isRows} />;
        if (list.value.items.length === 0) return <Nothing>{common.t('empty.text')}</Nothing>;
        return (
          <>
            {children(list.value.items)}
            {viewModel.hasMore && <More viewModel={viewModel} />}
          </>
        );
      }}
    </Observer>
  );
}

const More = observer(function More({ viewModel }: { readonly viewModel: Listed<unknown> }) {
  const { t } = useTranslation('search');
  return (
    <LoadMore
      label={t('list.more')}
      isLoading={viewModel.isLoadingMore}
      hasFailed={viewModel.hasMoreFailed}
      failureText={t('list.moreFailed')}
      onMore={viewModel.more}
    />
  );
});

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  min-width: 0;
`;

const Nothing = styled.p`
  padding: 72px 0;
  color: var(--text-2);
  text-align: center;
`;
