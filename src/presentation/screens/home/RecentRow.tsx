import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { HomeSection } from '../../../domain/catalogue/home-section';
import type { Song } from '../../../domain/catalogue/song';
import type { IsoInstant } from '../../../domain/shared/units';
import { RowHeading } from '../../components/RowHeading';
import { useViewModels } from '../../hooks/view-models-context';
import { MediaCard } from '../../components/MediaCard';
import { formatDateTime } from '../../i18n/format/dates';
import { useSongText } from '../../i18n/use-song-text';
import { songsOf } from '../../view-models/arrange-home';
import { isPlayingOrWaiting } from '../../view-models/song-status';
import { COVER_GRID, LINE_GAP } from './home-grid';

interface Play {
  readonly song: Song;
  readonly playedAt?: IsoInstant;
}

/** The last played songs: from all devices for an account, as reported by the backend, otherwise from this browser. */
export const RecentRow = observer(function RecentRow({ section }: { readonly section: HomeSection }) {
  const { account, player, recent } = useViewModels();
  const plays: readonly Play[] = account.isSignedIn ? songsOf(section).map((song) => ({ song })) : recent.played;
  const { title } = section;
  const { t } = useTranslation();
  const { artistNames } = useSongText();
  return (
    <Line aria-label={title}>
      <RowHeading title={title} to="/history" />
      <Grid>
        {plays.map(({ song, playedAt }, index) => {
          const artist = artistNames(song);
          const status = player.statusOf(song.id);
          return (
            <li key={song.id}>
              <MediaCard
                subject={{ id: song.id, title: song.title, caption: artist, imageUrl: song.squareImageUrl }}
                status={status}
                label={
                  isPlayingOrWaiting(status)
                    ? t('song.pause', { title: song.title })
                    : t('song.play', { title: song.title, artist })
                }
                hint={playedAt && formatDateTime(playedAt)}
                onPress={() =>
                  player.choose(
                    plays.map((play) => play.song),
                    index,
                  )
                }
                onHover={() => player.preload(song.id)}
              />
            </li>
          );
        })}
      </Grid>
    </Line>
  );
});

const Line = styled.section`
  ${LINE_GAP}
`;

const Grid = styled.ul`
  ${COVER_GRID}
`;
