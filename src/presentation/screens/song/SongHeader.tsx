import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { SongDetails } from '../../../domain/catalogue/song-details';
import { PageTitle } from '../../components/PageTitle';
import { PageWash } from '../../components/PageWash';
import { Artwork, ArtworkFrame } from '../../design-system/Artwork';
import { CONTAINER } from '../../design-system/media';
import type { SongViewModel } from '../../view-models/song.view-model';
import { SongActions } from './SongActions';
import { SongFacts } from './SongFacts';

interface SongHeaderProps {
  readonly song: SongDetails;
  readonly viewModel: SongViewModel;
}

/** Cover, title, facts and action buttons of the song, on a background in the cover's colour. */
export function SongHeader({ song, viewModel }: SongHeaderProps) {
  const { t } = useTranslation();
  return (
    <Header>
      <PageWash colour={song.dominantColour} />
      <Cover>
        <ArtworkFrame $radius="var(--r-lg)">
          <Artwork src={song.squareImageUrl} seed={song.id} sizes="(max-width: 767px) 60vw, 248px" isEager />
        </ArtworkFrame>
      </Cover>
      <div>
        <Kind>{t('song.kind')}</Kind>
        <Title title={song.title} />
        <SongFacts song={song} />
        <SongActions song={song} viewModel={viewModel} />
      </div>
    </Header>
  );
}

const Header = styled.header`
  display: flex;
  gap: 30px;
  align-items: flex-end;
  padding-top: 22px;
  ${CONTAINER.small} {
    flex-direction: column;
    align-items: center;
    gap: 20px;
    padding-top: 8px;
    text-align: center;
  }
`;

const Cover = styled.div`
  flex: none;
  width: 248px;
  border-radius: var(--r-lg);
  box-shadow: var(--cover-shadow);
  ${CONTAINER.small} {
    width: min(60vw, 260px);
  }
`;

const Kind = styled.p`
  color: var(--text-2);
  font-weight: var(--fw-medium);
`;

const Title = styled(PageTitle)`
  margin: 4px 0 10px;
  padding-top: 2px;
  font-size: clamp(2.125rem, 3.75vw, 4.5rem);
  font-weight: 780;
  line-height: 1.185;
  letter-spacing: var(--tracking-display);
  overflow-wrap: anywhere;
`;
