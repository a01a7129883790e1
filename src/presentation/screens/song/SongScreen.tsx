import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import styled from 'styled-components';
import { lazyPart } from '../../hooks/lazy-part';
import { loadClipShelf } from '../../features/clips/load-clips';
import { usePagePause } from '../../hooks/use-page-pause';
import { useFresh } from '../../hooks/use-fresh';
import { useViewModels } from '../../hooks/view-models-context';
import { PageFailure } from '../../components/PageFailure';
import { CONTAINER } from '../../design-system/media';
import { SongViewModel } from '../../view-models/song.view-model';
import { CreditsCard } from './CreditsCard';
import { LyricsPanel } from './LyricsPanel';
import { SongHeader } from './SongHeader';
import { SongSkeleton } from './SongSkeleton';
import { UpNext } from './UpNext';

const ClipsOfSong = lazyPart(async () => (await loadClipShelf()).ClipsOfSong);

export function SongScreen() {
  const { id = '' } = useParams();
  return <Visit key={id} id={id} />;
}

function Visit({ id }: { readonly id: string }) {
  const { songs, player } = useViewModels();
  const viewModel = useMemo(() => new SongViewModel(id, songs, player), [id, songs, player]);
  const isPausing = usePagePause();
  useFresh(viewModel);
  useEffect(() => {
    viewModel.open();
    return () => viewModel.dispose();
  }, [viewModel]);
  return isPausing ? null : <SongPage viewModel={viewModel} />;
}

const SongPage = observer(function SongPage({ viewModel }: { readonly viewModel: SongViewModel }) {
  const { player } = useViewModels();
  const { t } = useTranslation('listen');
  const { song } = viewModel;
  if (song.kind === 'failed') {
    const retry = (): void => void viewModel.retry();
    return (
      <PageFailure title={t('song.loadFailed')} failure={song.failure} isPlaying={player.isPlaying} onRetry={retry} />
    );
  }
  if (song.kind !== 'ready') return <SongSkeleton />;
  return (
    <article>
      <SongHeader song={song.value} viewModel={viewModel} />
      <Columns>
        <LyricsPanel viewModel={viewModel} />
        <div>
          <CreditsCard song={song.value} />
          <UpNext viewModel={viewModel} />
          <ClipsOfSong songId={song.value.id} />
        </div>
      </Columns>
    </article>
  );
});

const Columns = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr);
  gap: 34px 44px;
  margin-top: 34px;
  ${CONTAINER.small} {
    grid-template-columns: minmax(0, 1fr);
    margin-top: 26px;
  }
`;
