import { useTranslation } from 'react-i18next';
import type { CollectionRef } from '../../../domain/catalogue/collection-ref';
import type { SectionItem } from '../../../domain/catalogue/home-section';
import { pagePath } from '../../../domain/shared/page-path';
import { useSongText } from '../../i18n/use-song-text';
import type { LibraryCardSubject } from './LibraryCard';

interface LibraryCardFacts {
  readonly subject: LibraryCardSubject;
  /** The songs that the play button plays. */
  readonly songs: CollectionRef;
}

/** Turns a library item into a card; null for an item that a library cannot contain. */
export function useLibraryCardSubject(): (item: SectionItem) => LibraryCardFacts | null {
  const { t } = useTranslation('library');
  const { artistNames } = useSongText();
  return (item) => {
    switch (item.type) {
      case 'album': {
        const { id, title, imageUrl } = item.album;
        const caption = artistNames(item.album);
        const subject = { id, title, imageUrl, to: pagePath('album', id), caption, isRound: false };
        return { subject, songs: { kind: 'album', id } };
      }
      case 'playlist': {
        const { id, title, imageUrl, songCount } = item.playlist;
        const caption = t('shelf.songs', { count: songCount });
        return {
          subject: { id, title, imageUrl, to: pagePath('playlist', id), caption, isRound: false },
          songs: { kind: 'playlist', id },
        };
      }
      case 'artist': {
        const { id, name, imageUrl } = item.artist;
        const subject = {
          id,
          title: name,
          imageUrl,
          to: pagePath('artist', id),
          caption: t('kind.artist'),
          isRound: true,
        };
        return { subject, songs: { kind: 'artist', id } };
      }
      case 'song':
      case 'category':
        return null;
    }
  };
}
