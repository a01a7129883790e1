import { useTranslation } from 'react-i18next';
import type { Song } from '../../domain/catalogue/song';
import { useSongText } from '../i18n/use-song-text';
import { isOnItsWay, type SongStatus } from '../view-models/song-status';

/** What pressing a song does, for screen readers; `why` it does nothing if the song cannot be played now, else null. */
export function usePressLabels(
  song: Song,
  status: SongStatus,
): { readonly label: string; readonly why: string | null } {
  const { t } = useTranslation();
  const { artistNames, absence } = useSongText();
  const { title } = song;
  const why = absence(song);
  if (why !== null) return { label: `${title}: ${why}`, why };
  if (isOnItsWay(status)) return { label: t('song.pause', { title }), why };
  return { label: t('song.play', { title, artist: artistNames(song) }), why };
}
