import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { SongCover } from '../../../components/SongCover';
import { formatDate } from '../../../i18n/format/dates';
import { useSongText } from '../../../i18n/use-song-text';
import { useViewModels } from '../../../hooks/view-models-context';
import { shelfLine, ShelfText } from './ShelfText';

/** The number of songs that fit above the dock on a laptop. */
const SHOWN = 7;

/** The last played songs, reachable with one press from every page. */
export const RecentSongs = observer(function RecentSongs() {
  const { player, recent } = useViewModels();
  const { t } = useTranslation();
  const { artistNames } = useSongText();
  const played = recent.played.slice(0, SHOWN);
  return (
    <Section aria-label={t('nav.recent')}>
      <Heading>{t('nav.recent')}</Heading>
      <List>
        {played.map(({ song, playedAt }, index) => {
          const artist = artistNames(song);
          return (
            <li key={song.id}>
              <Song
                type="button"
                aria-label={t('song.play', { title: song.title, artist })}
                onClick={() => player.choose(recent.songs, index)}
                onPointerEnter={() => player.preload(song.id)}
              >
                <SongCover song={song} status={player.statusOf(song.id)} size={34} />
                <ShelfText title={song.title} facts={`${artist} · ${formatDate(playedAt)}`} />
              </Song>
            </li>
          );
        })}
      </List>
    </Section>
  );
});

const Section = styled.section`
  display: flex;
  flex-direction: column;
  min-height: 0;
`;

const Heading = styled.h2`
  padding: 5px 4px 11px 12px;
  color: var(--text-3);
  font: var(--fw-medium) var(--fs-meta) / var(--lh-meta) var(--font-ui);
  letter-spacing: 0;
  opacity: var(--open);
  transition: opacity var(--dur-2) var(--ease-out);
`;

const List = styled.ul`
  display: grid;
  gap: 2px;
  min-height: 0;
  overflow-y: auto;
  scrollbar-width: none;
`;

const Song = styled.button`
  ${shelfLine}
  width: 100%;
`;
