import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { ClipCard } from '../../../domain/shorts/clip-card';
import { LoadMore } from '../../components/LoadMore';
import { SectionHeading } from '../../components/SectionHeading';
import { PagedListViewModel } from '../../view-models/search/paged-list.view-model';
import { useHistoryState } from '../../hooks/use-history-state';
import { useViewModels } from '../../hooks/view-models-context';
import { ClipGrid } from './ClipGrid';

interface SavedClipsProps {
  /**
   * Called as soon as it is known whether there are any clips; after a failed load the value is true, because there may be some.
   */
  readonly onKnown: (mayBeThere: boolean) => void;
}

/** The clips that the listener has saved, the last saved first; renders nothing if there are none. */
export const SavedClips = observer(function SavedClips({ onKnown }: SavedClipsProps) {
  const { shorts, supports } = useViewModels();
  const hasShorts = supports('shorts');
  const { t } = useTranslation('shorts');
  const viewModel = useHistoryState(
    'saved clips',
    () => new PagedListViewModel<ClipCard, 'saved'>((_, page) => shorts.videos.saved(page)),
  );
  useEffect(() => {
    if (!hasShorts) return undefined;
    if (viewModel.list.kind === 'ready') void viewModel.refresh();
    else viewModel.show('saved');
    return () => viewModel.dispose();
  }, [viewModel, hasShorts]);
  const { list } = viewModel;
  const isKnown = !hasShorts || list.kind === 'ready' || list.kind === 'failed';
  const areThere = list.kind === 'ready' && list.value.items.length > 0;
  const mayBeThere = areThere || list.kind === 'failed';
  useEffect(() => {
    if (isKnown) onKnown(mayBeThere);
  }, [onKnown, isKnown, mayBeThere]);
  if (list.kind !== 'ready' || !areThere) return null;
  return (
    <Part aria-label={t('savedClips')}>
      <SectionHeading>{t('savedClips')}</SectionHeading>
      <ClipGrid cards={list.value.items} />
      {viewModel.hasMore && (
        <LoadMore
          label={t('moreSaved')}
          isLoading={viewModel.isLoadingMore}
          hasFailed={viewModel.hasMoreFailed}
          failureText={t('failed')}
          onMore={viewModel.more}
        />
      )}
    </Part>
  );
});

const Part = styled.section`
  margin-top: 34px;
`;
