import { useTranslation } from 'react-i18next';
import { isCounted } from '../../../domain/shared/is-counted';
import type { SectionItem } from '../../../domain/catalogue/home-section';
import type { DominantColour } from '../../../domain/catalogue/song';
import { pagePath } from '../../../domain/shared/page-path';
import { formatCompact } from '../../i18n/format/counts';
import { useSongText } from '../../i18n/use-song-text';

/** What is shown of a search result of any kind. */
export interface Found {
  readonly id: string;
  readonly to: string;
  readonly title: string;
  readonly caption: string;
  readonly imageUrl: string;
  readonly isRound: boolean;
  readonly colour: DominantColour;
}

const NO_COLOUR: DominantColour = { hue: 270, chroma: 0.02, secondHue: 270 };

/** How a match is shown: its kind and whose it is. */
export function useResultText(): (item: SectionItem) => Found {
  const { t, i18n } = useTranslation('search');
  const common = useTranslation();
  const { artistNames } = useSongText();
  const flat = { isRound: false, colour: NO_COLOUR };
  return (item) => {
    switch (item.type) {
      case 'song': {
        const { id, title, squareImageUrl: imageUrl, dominantColour: colour } = item.song;
        const caption = `${t('search.kind.song')} · ${artistNames(item.song)}`;
        return { ...flat, id, to: pagePath('song', id), title, caption, imageUrl, colour };
      }
      case 'album': {
        const { id, title, imageUrl, dominantColour: colour } = item.album;
        const caption = `${t('search.kind.album')} · ${artistNames(item.album)}`;
        return { ...flat, id, to: pagePath('album', id), title, caption, imageUrl, colour };
      }
      case 'playlist': {
        const { id, title, songCount, imageUrl, dominantColour: colour } = item.playlist;
        const caption = `${t('search.kind.playlist')} · ${common.t('home.songs', { count: songCount })}`;
        return { ...flat, id, to: pagePath('playlist', id), title, caption, imageUrl, colour };
      }
      case 'artist': {
        const { id, name, listenerCount: count, imageUrl } = item.artist;
        const listeners = (counted: number): string =>
          common.t('home.listeners', { count: counted, compact: formatCompact(counted, i18n.language) });
        const caption = [t('search.kind.artist'), ...(isCounted(count) ? [listeners(count)] : [])].join(' · ');
        return { ...flat, id, to: pagePath('artist', id), title: name, caption, imageUrl, isRound: true };
      }
      case 'category': {
        const { id, name, imageUrl, dominantColour: colour } = item.category;
        return { ...flat, id, to: pagePath('category', id), title: name, caption: '', imageUrl, colour };
      }
    }
  };
}
