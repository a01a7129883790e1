import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import styled from 'styled-components';
import type { ArtistDetail } from '../../../domain/catalogue/artist-detail';
import type { SectionItem } from '../../../domain/catalogue/home-section';
import { ItemCards } from '../../controls/cards/ItemCards';
import { RowHeading } from '../../components/RowHeading';
import { lazyPart } from '../../hooks/lazy-part';
import { loadClipShelf } from '../../features/clips/load-clips';
import { usePagePause } from '../../hooks/use-page-pause';
import { useHistoryState } from '../../hooks/use-history-state';
import { useViewModels } from '../../hooks/view-models-context';
import { PageFailure } from '../../components/PageFailure';
import { CONTAINER } from '../../design-system/media';
import { ArtistViewModel } from '../../view-models/browse/artist.view-model';
import { ArtistHeader } from './ArtistHeader';
import { ArtistLatest } from './ArtistLatest';
import { ArtistTop } from './ArtistTop';
import { ArtistVideos } from './ArtistVideos';
import { CollectionSkeleton } from './CollectionSkeleton';
import { Line } from './page-parts';

const ClipsOfArtist = lazyPart(async () => (await loadClipShelf()).ClipsOfArtist);

export function ArtistScreen() {
  const { id = '' } = useParams();
  return <Visit key={id} id={id} />;
}

function Visit({ id }: { readonly id: string }) {
  const { browse } = useViewModels();
  const viewModel = useHistoryState(`artist ${id}`, () => new ArtistViewModel(id, browse));
  const isPausing = usePagePause();
  useEffect(() => {
    viewModel.open();
    return () => viewModel.dispose();
  }, [viewModel]);
  return isPausing ? null : <Page viewModel={viewModel} />;
}

const Page = observer(function Page({ viewModel }: { readonly viewModel: ArtistViewModel }) {
  const { player } = useViewModels();
  const { t } = useTranslation('browse');
  const { artist } = viewModel;
  if (artist.kind === 'failed') {
    const retry = (): void => void viewModel.load();
    return (
      <PageFailure title={t('failed.artist')} failure={artist.failure} isPlaying={player.isPlaying} onRetry={retry} />
    );
  }
  if (artist.kind !== 'ready') return <CollectionSkeleton />;
  return (
    <article>
      <ArtistHeader artist={artist.value} viewModel={viewModel} />
      <Columns>
        {artist.value.topSongs.length > 0 && <ArtistTop viewModel={viewModel} />}
        <div>
          {artist.value.latest !== null && <ArtistLatest album={artist.value.latest} />}
          {artist.value.videos.length > 0 && <ArtistVideos viewModel={viewModel} videos={artist.value.videos} />}
        </div>
      </Columns>
      <ClipsOfArtist artistId={artist.value.id} />
      <Rows artist={artist.value} />
    </article>
  );
});

function Rows({ artist }: { readonly artist: ArtistDetail }) {
  const { t } = useTranslation('browse');
  const albums = artist.albums.map((album): SectionItem => ({ type: 'album', album }));
  const similar = artist.similar.map((other): SectionItem => ({ type: 'artist', artist: other }));
  return (
    <>
      {albums.length > 0 && (
        <Line aria-label={t('artist.albums')}>
          <RowHeading title={t('artist.albums')} />
          <ItemCards items={albums} />
        </Line>
      )}
      {similar.length > 0 && (
        <Line aria-label={t('artist.similar')}>
          <RowHeading title={t('artist.similar')} />
          <ItemCards items={similar} isLine />
        </Line>
      )}
      {artist.biography !== '' && (
        <Line aria-label={t('artist.about')}>
          <RowHeading title={t('artist.about')} />
          <About>{artist.biography}</About>
        </Line>
      )}
    </>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.36fr) minmax(0, 1fr);
  gap: 34px 36px;
  margin-top: 30px;
  ${CONTAINER.small} {
    grid-template-columns: minmax(0, 1fr);
  }
  > :last-child:empty {
    display: none;
  }
  > :only-child,
  > :first-child:has(+ :empty) {
    grid-column: 1 / -1;
  }
`;

const About = styled.p`
  max-width: 72ch;
  color: var(--text-2);
  font-size: var(--fs-lead);
  line-height: 27px;
  white-space: pre-line;
`;
