import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { Song } from '../../../domain/catalogue/song';
import { pagePath } from '../../../domain/shared/page-path';
import { RowHeading } from '../../components/RowHeading';
import { useViewModels } from '../../hooks/view-models-context';
import { MediaCard } from '../../components/MediaCard';
import { useSongText } from '../../i18n/use-song-text';
import type { ArtistViewModel } from '../../view-models/browse/artist.view-model';
import { isPlayingOrWaiting } from '../../view-models/song-status';

interface ArtistVideosProps {
  readonly viewModel: ArtistViewModel;
  readonly videos: readonly Song[];
}

const MOST = 3;

/** Songs of the artist that have a video. */
export const ArtistVideos = observer(function ArtistVideos({ viewModel, videos }: ArtistVideosProps) {
  const { player } = useViewModels();
  const { t } = useTranslation('browse');
  const common = useTranslation();
  const { artistNames } = useSongText();
  return (
    <Part aria-label={t('artist.videos')}>
      <RowHeading title={t('artist.videos')} />
      <Grid>
        {videos.slice(0, MOST).map((song, index) => {
          const artist = artistNames(song);
          const status = player.statusOf(song.id);
          return (
            <li key={song.id}>
              <MediaCard
                subject={{ id: song.id, title: song.title, caption: artist, imageUrl: song.squareImageUrl }}
                status={status}
                label={common.t(isPlayingOrWaiting(status) ? 'song.pause' : 'song.play', { title: song.title, artist })}
                page={{ to: pagePath('song', song.id) }}
                onPress={() => viewModel.videos.playFrom(index)}
                onHover={() => player.preload(song.id)}
              />
            </li>
          );
        })}
      </Grid>
    </Part>
  );
});

const Part = styled.section`
  &:not(:first-child) {
    margin-top: 28px;
  }
`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 12px;
`;
