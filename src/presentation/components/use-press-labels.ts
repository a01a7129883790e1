import { useTranslation } from 'react-i18next';
import type { Song } from '../../domain/catalogue/song';
import { useSongText } from '../i18n/use-song-text';
import { isPlayingOrWaiting, type SongStatus } from '../view-models/song-status';

interface PressLabels {
  readonly label: string;
  readonly why: string | null;
  readonly names: string;
}

/**
 * What pressing a song does, for screen readers; `why` it does nothing if the song cannot be played now, else null; and the
 * names of its artists.
 */
export function usePressLabels(song: Song, status: SongStatus): PressLabels {
  const { t } = useTranslation();
  const { artistNames, absence } = useSongText();
  const { title } = song;
  const names = artistNames(song);
  const why = absence(song);
  const action = isPlayingOrWaiting(status) ? t('song.pause', { title }) : t('song.play', { title, artist: names });
  return { label: why === null ? action : `${title}: ${why}`, why, names };
}
