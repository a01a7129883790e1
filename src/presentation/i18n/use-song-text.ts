import { useTranslation } from 'react-i18next';
import { displayArtistOf } from '../../../contract/kernel/display-artist';
import type { Credited, Song } from '../../domain/catalogue/song';
import { splitDuration } from '../../domain/shared/format-duration';
import type { Seconds } from '../../domain/shared/units';

/** The interface's texts for artists and lengths. */
export function useSongText() {
  const { t } = useTranslation();
  return {
    artistNames: (credited: Credited): string => displayArtistOf(credited) || t('song.unknownArtist'),
    /** Why a song cannot be played now; null if it can. */
    absence: ({ absence }: Song): string | null => absence && t(`song.absence.${absence.kind}`),
    /** `1 phút 38 giây`, for screen readers. */
    spokenDuration: (duration: Seconds): string => {
      const { hours, minutes, seconds } = splitDuration(duration);
      return [
        hours > 0 && t('duration.hours', { count: hours }),
        minutes > 0 && t('duration.minutes', { count: minutes }),
        (seconds > 0 || hours + minutes === 0) && t('duration.seconds', { count: seconds }),
      ]
        .filter((part) => part !== false)
        .join(' ');
    },
  };
}
