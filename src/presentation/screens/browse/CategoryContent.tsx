import { observer } from 'mobx-react-lite';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { CategoryDetail } from '../../../domain/catalogue/category-detail';
import { ItemCards } from '../../controls/cards/ItemCards';
import { RowHeading } from '../../components/RowHeading';
import { COLUMN_SETS } from '../../features/song-list/track-columns';
import { TrackTable } from '../../features/song-list/TrackTable';
import { FailureState } from '../../components/FailureState';
import { LoadMore } from '../../components/LoadMore';
import type { CategoryViewModel } from '../../view-models/browse/category.view-model';
import type { PagedListViewModel } from '../../view-models/search/paged-list.view-model';
import { CardsSkeleton } from './CardsSkeleton';
import { Line, Plain } from './page-parts';

interface CategoryContentProps {
  readonly category: CategoryDetail;
  readonly viewModel: CategoryViewModel;
}

/** The part of the category that is chosen. */
export const CategoryContent = observer(function CategoryContent({ category, viewModel }: CategoryContentProps) {
  switch (viewModel.part) {
    case 'all':
      return (
        <>
          <Rows category={category} />
          <Songs viewModel={viewModel} />
        </>
      );
    case 'song':
      return <Songs viewModel={viewModel} />;
    case 'album':
    case 'playlist':
      return <Collections viewModel={viewModel} />;
  }
});

/** The category's rows except the song rows, which the table below shows in full. */
function Rows({ category }: { readonly category: CategoryDetail }) {
  return category.sections
    .filter(({ items }) => items.length > 0 && items[0]?.type !== 'song')
    .map((section) => (
      <Line key={section.id} aria-label={section.title}>
        <RowHeading title={section.title} />
        <ItemCards items={section.items} isLine />
      </Line>
    ));
}

const Songs = observer(function Songs({ viewModel }: { readonly viewModel: CategoryViewModel }) {
  const { t } = useTranslation('browse');
  const { tracks } = viewModel;
  const shown = useMemo(() => tracks.map((song) => ({ song })), [tracks]);
  return (
    <Line aria-label={t('category.songs')}>
      <RowHeading title={t('category.songs')} />
      <Listed pages={viewModel.songs}>
        <TrackTable
          label={t('category.songs')}
          tracks={shown}
          totalCount={viewModel.songCount}
          hasMore={viewModel.songs.hasMore}
          columns={COLUMN_SETS.list}
          onChoose={viewModel.playing.playFrom}
          onNearEnd={viewModel.loadMoreSongs}
        />
      </Listed>
    </Line>
  );
});

const Collections = observer(function Collections({ viewModel }: { readonly viewModel: CategoryViewModel }) {
  const { list } = viewModel.collections;
  return (
    <Space>
      <Listed pages={viewModel.collections}>{list.kind === 'ready' && <ItemCards items={list.value.items} />}</Listed>
    </Space>
  );
});

interface ListedProps<T, O extends string> {
  readonly pages: PagedListViewModel<T, O>;
  readonly children: ReactNode;
}

/** A list with its skeleton, its empty state, its failure and its end. */
const Listed = observer(function Listed<T, O extends string>({ pages, children }: ListedProps<T, O>) {
  const { t } = useTranslation('search');
  const common = useTranslation();
  const { list } = pages;
  if (list.kind === 'failed') {
    return <FailureState title={t('list.failed')} failure={list.failure} onRetry={() => void pages.load()} />;
  }
  if (list.kind !== 'ready') return <CardsSkeleton />;
  if (list.value.items.length === 0) return <Plain>{common.t('empty.text')}</Plain>;
  return (
    <>
      {children}
      {pages.hasMore && (
        <LoadMore
          label={t('list.more')}
          isLoading={pages.isLoadingMore}
          hasFailed={pages.hasMoreFailed}
          failureText={t('list.moreFailed')}
          onMore={pages.more}
        />
      )}
    </>
  );
});

const Space = styled.div`
  margin-top: 24px;
`;
