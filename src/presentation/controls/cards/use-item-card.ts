import { useTranslation } from 'react-i18next';
import type {
  AlbumCard,
  ArtistCard,
  CategoryCard,
  PlaylistCard,
  SectionItem,
} from '../../../domain/catalogue/home-section';
import type { Song } from '../../../domain/catalogue/song';
import { pagePath } from '../../../domain/shared/page-path';
import { useViewModels } from '../../hooks/view-models-context';
import type { CardSubject } from '../../components/card-subject';
import { useSongText } from '../../i18n/use-song-text';
import { isPlayingOrWaiting, type SongStatus } from '../../view-models/song-status';

/** What a card of any kind shows and does. */
export interface ItemCard {
  readonly subject: CardSubject;
  readonly status: SongStatus;
  readonly label: string;
  readonly tag?: string;
  readonly page: { readonly to: string; readonly label: string };
  /** True: pressing it opens its page, and its play sign plays it. False: pressing it plays. */
  readonly leads: boolean;
  readonly onPress: () => void;
  readonly onHover?: () => void;
}

const NO_COLOUR = { hue: 270, chroma: 0.02, secondHue: 270 };

/** Turns one item of a row, of any kind, into a card; `songs` are the songs of that row. Call it inside a MobX observer. */
export function useItemCard(songs: readonly Song[]): (item: SectionItem) => ItemCard {
  const song = useSongCard(songs);
  const album = useAlbumCard();
  const playlist = usePlaylistCard();
  const artist = useArtistCard();
  const category = useCategoryCard();
  return (item) => {
    switch (item.type) {
      case 'song':
        return song(item.song);
      case 'album':
        return album(item.album);
      case 'playlist':
        return playlist(item.playlist);
      case 'artist':
        return artist(item.artist);
      case 'category':
        return category(item.category);
    }
  };
}

function useSongCard(songs: readonly Song[]) {
  const { player } = useViewModels();
  const { t } = useTranslation();
  const { artistNames } = useSongText();
  return (song: Song): ItemCard => {
    const artist = artistNames(song);
    const status = player.statusOf(song.id);
    return {
      subject: {
        id: song.id,
        title: song.title,
        caption: artist,
        description: artist,
        imageUrl: song.squareImageUrl,
        colour: song.dominantColour,
      },
      status,
      label: isPlayingOrWaiting(status)
        ? t('song.pause', { title: song.title })
        : t('song.play', { title: song.title, artist }),
      tag: song.hasVideo ? t('song.video') : undefined,
      page: { to: pagePath('song', song.id), label: t('song.open', { title: song.title }) },
      leads: false,
      onPress: () => player.choose(songs, songs.indexOf(song)),
      onHover: () => player.preload(song.id),
    };
  };
}

function useAlbumCard() {
  const { player, collections } = useViewModels();
  const { t } = useTranslation();
  const { artistNames } = useSongText();
  return (album: AlbumCard): ItemCard => {
    const isCurrent = player.song?.album?.id === album.id;
    const artist = artistNames(album);
    const status = isCurrent && player.song !== null ? player.statusOf(player.song.id) : 'idle';
    return {
      subject: {
        id: album.id,
        title: album.title,
        caption: artist,
        description: album.description === '' ? artist : album.description,
        imageUrl: album.imageUrl,
        colour: album.dominantColour,
      },
      status: collections.isPending({ kind: 'album', id: album.id }) ? 'waiting' : status,
      label: isPlayingOrWaiting(status)
        ? t('song.pause', { title: album.title })
        : t('home.playAlbum', { title: album.title }),
      page: { to: pagePath('album', album.id), label: t('card.open', { title: album.title }) },
      leads: true,
      onPress: () => (isCurrent ? player.toggle() : void collections.play({ kind: 'album', id: album.id })),
    };
  };
}

function usePlaylistCard() {
  const { collections } = useViewModels();
  const { t } = useTranslation();
  return ({ id, title, description, imageUrl, dominantColour, songCount }: PlaylistCard): ItemCard => {
    const caption = t('home.songs', { count: songCount });
    return {
      subject: { id, title, caption, description: description || caption, imageUrl, colour: dominantColour },
      status: collections.isPending({ kind: 'playlist', id }) ? 'waiting' : 'idle',
      label: t('home.playPlaylist', { title }),
      page: { to: pagePath('playlist', id), label: t('card.open', { title }) },
      leads: true,
      onPress: () => void collections.play({ kind: 'playlist', id }),
    };
  };
}

function useCategoryCard() {
  const { collections } = useViewModels();
  const { t } = useTranslation();
  return ({ id, name, imageUrl, dominantColour }: CategoryCard): ItemCard => ({
    subject: { id, title: name, caption: '', description: '', imageUrl, colour: dominantColour },
    status: collections.isPending({ kind: 'category', id }) ? 'waiting' : 'idle',
    label: t('home.playCategory', { name }),
    page: { to: pagePath('category', id), label: t('card.open', { title: name }) },
    leads: true,
    onPress: () => void collections.play({ kind: 'category', id }),
  });
}

function useArtistCard() {
  const { collections } = useViewModels();
  const { t } = useTranslation();
  return (artist: ArtistCard): ItemCard => ({
    subject: {
      id: artist.id,
      title: artist.name,
      caption: '',
      description: '',
      imageUrl: artist.imageUrl,
      colour: NO_COLOUR,
    },
    status: collections.isPending({ kind: 'artist', id: artist.id }) ? 'waiting' : 'idle',
    label: t('home.playArtist', { name: artist.name }),
    page: { to: pagePath('artist', artist.id), label: t('card.open', { title: artist.name }) },
    leads: true,
    onPress: () => void collections.play({ kind: 'artist', id: artist.id }),
  });
}
