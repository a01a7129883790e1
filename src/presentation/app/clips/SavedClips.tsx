import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { ClipCard } from '../../../domain/shorts/clip-card';
import { LoadMore } from '../../components/LoadMore';
import { SectionHeading } from '../../components/SectionHeading';
import { PagedListViewModel } from '../../view-models/find/paged-list.view-model';
import { useVisit } from '../use-visit';
import { useViewModels } from '../view-models-context';
import { ClipGrid } from './ClipGrid';

/** The clips that the listener has saved, the last one first; nothing where there are none. */
export const SavedClips = observer(function SavedClips() {
  const { shorts } = useViewModels();
  const { t } = useTranslation('shorts');
  const viewModel = useVisit(
    'saved clips',
    () => new PagedListViewModel<ClipCard, 'saved'>((_, page) => shorts.videos.saved(page)),
  );
  useEffect(() => {
    viewModel.show('saved');
    void viewModel.refresh();
    return () => viewModel.dispose();
  }, [viewModel]);
  const { list } = viewModel;
  if (list.kind !== 'ready' || list.value.items.length === 0) return null;
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
