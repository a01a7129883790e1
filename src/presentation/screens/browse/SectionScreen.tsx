import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import styled from 'styled-components';
import { ItemCards } from '../../controls/cards/ItemCards';
import { COLUMN_SETS } from '../../features/song-list/track-columns';
import { TrackTable } from '../../features/song-list/TrackTable';
import { useViewModels } from '../../hooks/view-models-context';
import { LoadedScreen } from '../../controls/loaded-screen/LoadedScreen';
import { LoadMore } from '../../components/LoadMore';
import { PageHead } from '../../components/PageHead';
import { PlayButton } from '../../design-system/PlayButton';
import { SectionViewModel } from '../../view-models/browse/section.view-model';
import { isPlayingOrWaiting } from '../../view-models/song-status';
import { CardsSkeleton } from './CardsSkeleton';
import { Plain } from './page-parts';

export function SectionScreen() {
  const { id = '' } = useParams();
  const { browse } = useViewModels();
  const { t } = useTranslation('browse');
  return (
    <LoadedScreen
      historyKey={`section ${id}`}
      createViewModel={() => new SectionViewModel(id, browse)}
      contentOf={(viewModel) => viewModel.pages.list}
      failedTitle={t('failed.collection')}
      skeleton={<CardsSkeleton />}
    >
      {(_, viewModel) => <Section viewModel={viewModel} />}
    </LoadedScreen>
  );
}

const Section = observer(function Section({ viewModel }: { readonly viewModel: SectionViewModel }) {
  const { t } = useTranslation('search');
  const { pages } = viewModel;
  return (
    <>
      <Top>
        <PageHead title={viewModel.title} />
        {viewModel.isOfSongs && <Play viewModel={viewModel} />}
      </Top>
      <Content viewModel={viewModel} />
      {pages.hasMore && (
        <LoadMore
          label={t('list.more')}
          isLoading={pages.isLoadingMore}
          hasFailed={pages.hasMoreFailed}
          failureText={t('list.moreFailed')}
          onMore={viewModel.loadMore}
        />
      )}
    </>
  );
});

const Play = observer(function Play({ viewModel: { songs, title } }: { readonly viewModel: SectionViewModel }) {
  const { t } = useTranslation('browse');
  const isPlaying = isPlayingOrWaiting(songs.status);
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
      hasMore={viewModel.pages.hasMore}
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
