import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ClipShelfViewModel } from '../../view-models/shorts/clip-shelf.view-model';
import { useFresh } from '../../hooks/use-fresh';
import { useViewModels } from '../../hooks/view-models-context';
import { ClipRow } from './ClipRow';

const MOST = 10;

/** The clips that use a song; renders nothing if there are none. */
export const ClipsOfSong = observer(function ClipsOfSong({ songId }: { readonly songId: string }) {
  const { t } = useTranslation('shorts');
  const { cards, totalCount } = useShelf('song', songId);
  if (cards.length === 0) return null;
  const title = totalCount === null ? t('usedBySome') : t('usedBy', { count: totalCount });
  return <ClipRow title={title} cards={cards} />;
});

/** The clips of an artist; the artist's feed continues after each of them. Renders nothing if there are none. */
export const ClipsOfArtist = observer(function ClipsOfArtist({ artistId }: { readonly artistId: string }) {
  const { t } = useTranslation('shorts');
  const { cards } = useShelf('artist', artistId);
  return cards.length > 0 && <ClipRow title={t('title')} cards={cards} artistId={artistId} />;
});

function useShelf(kind: 'song' | 'artist', id: string): ClipShelfViewModel {
  const { shorts } = useViewModels();
  const shelf = useMemo(() => {
    const feed = kind === 'song' ? ({ kind, songId: id } as const) : ({ kind, artistId: id } as const);
    return new ClipShelfViewModel(feed, MOST, shorts.videos);
  }, [kind, id, shorts]);
  useFresh(shelf);
  useEffect(() => {
    shelf.open();
    return () => shelf.dispose();
  }, [shelf]);
  return shelf;
}
