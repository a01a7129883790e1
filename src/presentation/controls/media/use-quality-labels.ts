import { useTranslation } from 'react-i18next';
import type { AudioQuality } from '../../../domain/playback/sources/media-choice';
import type { MediaState } from '../../view-models/media.view-model';

const THOUSAND = 1_000;

/** The names of renditions, and of the one that plays now. */
export function useQualityLabels({ medium, playing }: Pick<MediaState, 'medium' | 'playing'>) {
  const { t } = useTranslation('listen');
  const nameOf = (quality: AudioQuality): string => {
    if (quality === 'auto') return t('quality.auto');
    if (quality === 'original') return t('quality.original');
    return medium === 'video'
      ? t('quality.lines', { lines: quality })
      : t('quality.bits', { kbps: Math.round(quality / THOUSAND) });
  };
  /** The quality that the network allows now; null if it is unknown. */
  const now = playing === null ? null : medium === 'video' ? playing.height : playing.bitrate;
  return { nameOf, nowPlaying: now === null ? null : nameOf(now) };
}
