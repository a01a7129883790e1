import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import styled from 'styled-components';
import { ItemCards } from '../../controls/cards/ItemCards';
import { COLUMN_SETS } from '../../features/song-list/track-columns';
import { TrackTable } from '../../features/song-list/TrackTable';
import { usePagePause } from '../../hooks/use-page-pause';
import { useHistoryState } from '../../hooks/use-history-state';
import { useViewModels } from '../../hooks/view-models-context';
import { PageFailure } from '../../components/PageFailure';
import { LoadMore } from '../../components/LoadMore';
import { PageHead } from '../../components/PageHead';
import { PlayButton } from '../../design-system/PlayButton';
import { SectionViewModel } from '../../view-models/browse/section.view-model';
import { isOnItsWay } from '../../view-models/song-status';
import { CardsSkeleton } from './CardsSkeleton';
import { Plain } from './page-parts';

export function SectionScreen() {
  const { id = '' } = useParams();
  return <Visit key={id} id={id} />;
}

function Visit({ id }: { readonly id: string }) {
  const { browse } = useViewModels();
  const viewModel = useHistoryState(`section ${id}`, () => new SectionViewModel(id, browse));
  const isPausing = usePagePause();
  useEffect(() => {
    viewModel.open();
    return () => viewModel.dispose();
  }, [viewModel]);
  return isPausing ? null : <Page viewModel={viewModel} />;
}

const Page = observer(function Page({ viewModel }: { readonly viewModel: SectionViewModel }) {
  const { player } = useViewModels();
  const { t } = useTranslation('browse');
  const search = useTranslation('search');
  const { pages, title } = viewModel;
  const { list } = pages;
  if (list.kind === 'failed') {
    return (
      <PageFailure
        title={t('failed.collection')}
        failure={list.failure}
        isPlaying={player.isPlaying}
        onRetry={viewModel.retry}
      />
    );
  }
  if (list.kind !== 'ready') return <CardsSkeleton />;
  return (
    <>
      <Top>
        <PageHead title={title} />
        {viewModel.isOfSongs && <Play viewModel={viewModel} />}
      </Top>
      <Content viewModel={viewModel} />
      {pages.hasMore && (
        <LoadMore
          label={search.t('list.more')}
          isLoading={pages.isLoadingMore}
          hasFailed={pages.hasMoreFailed}
          failureText={search.t('list.moreFailed')}
          onMore={viewModel.loadMore}
        />
      )}
    </>
  );
});

const Play = observer(function Play({ viewModel: { songs, title } }: { readonly viewModel: SectionViewModel }) {
  const { t } = useTranslation('browse');
  const isPlaying = isOnItsWay(songs.status);
  return (
    <PlayButton
      isPlaying={isPlaying}
      isWaiting={songs.status === 'waiting'}
      label={t(isPlaying ? 'actions.pause' : 'actions.play', { title })}
      onPress={songs.play}
    />
  );
});

const Content = observer(function Content({ viewModel }: { readonly viewModel: SectionViewModel }) {
  const { t } = useTranslation();
  const { items, isOfSongs, totalCount, title } = viewModel;
  const tracks = useMemo(() => viewModel.tracks.map((song) => ({ song })), [viewModel.tracks]);
  if (items.length === 0) return <Plain>{t('empty.text')}</Plain>;
  if (!isOfSongs) return <ItemCards items={items} />;
  return (
    <TrackTable
      label={title}
      tracks={tracks}
      totalCount={totalCount}
      columns={COLUMN_SETS.list}
      onChoose={viewModel.songs.playFrom}
      onNearEnd={viewModel.loadMore}
    />
  );
});

const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 20px;
`;
