import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import styled from 'styled-components';
import { lazyPart } from '../../hooks/lazy-part';
import { loadClipShelf } from '../../features/clips/load-clips';
import { useOpenPage } from '../../hooks/use-open-page';
import { useFresh } from '../../hooks/use-fresh';
import { useViewModels } from '../../hooks/view-models-context';
import { LoadedContent } from '../../controls/loaded-screen/LoadedContent';
import { Supported } from '../../controls/Supported';
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
  const { t } = useTranslation('listen');
  const viewModel = useMemo(() => new SongViewModel(id, songs, player), [id, songs, player]);
  useFresh(viewModel);
  const isPausing = useOpenPage(viewModel);
  if (isPausing) return null;
  return (
    <LoadedContent
      viewModel={viewModel}
      contentOf={({ song }) => song}
      failedTitle={t('song.loadFailed')}
      skeleton={<SongSkeleton />}
    >
      {(song) => (
        <article>
          <SongHeader song={song} viewModel={viewModel} />
          <Columns>
            <LyricsPanel viewModel={viewModel} />
            <div>
              <CreditsCard song={song} />
              <UpNext viewModel={viewModel} />
              <Supported needs="shorts">
                <ClipsOfSong songId={song.id} />
              </Supported>
            </div>
          </Columns>
        </article>
      )}
    </LoadedContent>
  );
}

const Columns = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr);
  gap: 34px 44px;
  margin-top: 34px;
  > :only-child {
    grid-column: 1 / -1;
  }
  ${CONTAINER.small} {
    grid-template-columns: minmax(0, 1fr);
    margin-top: 26px;
  }
`;
