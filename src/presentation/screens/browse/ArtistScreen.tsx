import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import styled from 'styled-components';
import type { ArtistDetail } from '../../../domain/catalogue/artist-detail';
import type { SectionItem } from '../../../domain/catalogue/home-section';
import { ItemCards } from '../../controls/cards/ItemCards';
import { LoadedScreen } from '../../controls/loaded-screen/LoadedScreen';
import { Supported } from '../../controls/Supported';
import { RowHeading } from '../../components/RowHeading';
import { lazyPart } from '../../hooks/lazy-part';
import { loadClipShelf } from '../../features/clips/load-clips';
import { useViewModels } from '../../hooks/view-models-context';
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
  const { browse } = useViewModels();
  const { t } = useTranslation('browse');
  return (
    <LoadedScreen
      historyKey={`artist ${id}`}
      createViewModel={() => new ArtistViewModel(id, browse)}
      contentOf={(viewModel) => viewModel.artist}
      failedTitle={t('failed.artist')}
      skeleton={<CollectionSkeleton />}
    >
      {(artist, viewModel) => <Artist artist={artist} viewModel={viewModel} />}
    </LoadedScreen>
  );
}

interface ArtistProps {
  readonly artist: ArtistDetail;
  readonly viewModel: ArtistViewModel;
}

function Artist({ artist, viewModel }: ArtistProps) {
  return (
    <article>
      <ArtistHeader artist={artist} viewModel={viewModel} />
      <Columns>
        {artist.topSongs.length > 0 && <ArtistTop viewModel={viewModel} />}
        <div>
          {artist.latest !== null && <ArtistLatest album={artist.latest} />}
          {artist.videos.length > 0 && <ArtistVideos viewModel={viewModel} videos={artist.videos} />}
        </div>
      </Columns>
      <Supported needs="shorts">
        <ClipsOfArtist artistId={artist.id} />
      </Supported>
      <Rows artist={artist} />
    </article>
  );
}

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
