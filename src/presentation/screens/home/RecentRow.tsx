import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useViewModels } from '../../app/view-models-context';
import { MediaCard } from '../../components/MediaCard';
import { SectionHeading } from '../../components/SectionHeading';
import { formatDateTime } from '../../i18n/format/dates';
import { useSongWords } from '../../i18n/use-song-words';
import { isOnItsWay } from '../../view-models/song-status';
import { COVER_GRID, LINE_GAP } from './home-grid';

/** What was played last in this browser. */
export const RecentRow = observer(function RecentRow({ title }: { readonly title: string }) {
  const { player, recent } = useViewModels();
  const { t } = useTranslation();
  const { artistNames } = useSongWords();
  return (
    <Line aria-label={title}>
      <SectionHeading>{title}</SectionHeading>
      <Grid>
        {recent.played.map(({ song, playedAt }, index) => {
          const artist = artistNames(song.artists);
          const status = player.statusOf(song.id);
          return (
            <li key={song.id}>
              <MediaCard
                subject={{ id: song.id, title: song.title, caption: artist, imageUrl: song.squareImageUrl }}
                status={status}
                label={
                  isOnItsWay(status)
                    ? t('song.pause', { title: song.title })
                    : t('song.play', { title: song.title, artist })
                }
                hint={formatDateTime(playedAt)}
                onPress={() => player.choose(recent.songs, index)}
                onTouch={() => player.touch(song.id)}
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
