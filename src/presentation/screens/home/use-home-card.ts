import { useTranslation } from 'react-i18next';
import type {
  AlbumCard,
  ArtistCard,
  CategoryCard,
  HomeSection,
  PlaylistCard,
  SectionItem,
} from '../../../domain/catalogue/home-section';
import type { Song } from '../../../domain/catalogue/song';
import { useViewModels } from '../../app/view-models-context';
import type { CardSubject } from '../../components/card-subject';
import { useSongWords } from '../../i18n/use-song-words';
import { songsOf } from '../../view-models/arrange-home';
import { isOnItsWay, type SongStatus } from '../../view-models/song-status';

/** What a card of the home page shows and does. */
export interface HomeCard {
  readonly subject: CardSubject;
  readonly status: SongStatus;
  readonly label: string;
  readonly tag?: string;
  readonly page?: { readonly to: string; readonly label: string };
  readonly onPress: () => void;
  readonly onTouch?: () => void;
}

const NO_COLOUR = { hue: 270, chroma: 0.02, secondHue: 270 };

/** Turns one item of a section into a card, whatever it is. Call it where MobX observes. */
export function useHomeCard(section: HomeSection): (item: SectionItem) => HomeCard {
  const song = useSongCard(section);
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

function useSongCard(section: HomeSection) {
  const { player } = useViewModels();
  const { t } = useTranslation();
  const { artistNames } = useSongWords();
  const songs = songsOf(section);
  return (song: Song): HomeCard => {
    const artist = artistNames(song.artists);
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
      label: isOnItsWay(status)
        ? t('song.pause', { title: song.title })
        : t('song.play', { title: song.title, artist }),
      tag: song.hasVideo ? t('song.video') : undefined,
      page: { to: `/song/${song.id}`, label: t('song.open', { title: song.title }) },
      onPress: () => player.choose(songs, songs.indexOf(song)),
      onTouch: () => player.touch(song.id),
    };
  };
}

function useAlbumCard() {
  const { player, collections } = useViewModels();
  const { t } = useTranslation();
  const { artistNames } = useSongWords();
  return (album: AlbumCard): HomeCard => {
    const isCurrent = player.song?.album?.id === album.id;
    const artist = artistNames(album.artists);
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
      label: isOnItsWay(status) ? t('song.pause', { title: album.title }) : t('home.playAlbum', { title: album.title }),
      onPress: () => (isCurrent ? player.toggle() : void collections.play({ kind: 'album', id: album.id })),
    };
  };
}

function usePlaylistCard() {
  const { collections } = useViewModels();
  const { t } = useTranslation();
  return ({ id, title, description, imageUrl, dominantColour, songCount }: PlaylistCard): HomeCard => {
    const caption = t('home.songs', { count: songCount });
    return {
      subject: { id, title, caption, description: description || caption, imageUrl, colour: dominantColour },
      status: collections.isPending({ kind: 'playlist', id }) ? 'waiting' : 'idle',
      label: t('home.playPlaylist', { title }),
      onPress: () => void collections.play({ kind: 'playlist', id }),
    };
  };
}

function useCategoryCard() {
  const { collections } = useViewModels();
  const { t } = useTranslation();
  return ({ id, name, imageUrl, dominantColour }: CategoryCard): HomeCard => ({
    subject: { id, title: name, caption: '', description: '', imageUrl, colour: dominantColour },
    status: collections.isPending({ kind: 'category', id }) ? 'waiting' : 'idle',
    label: t('home.playCategory', { name }),
    onPress: () => void collections.play({ kind: 'category', id }),
  });
}

function useArtistCard() {
  const { collections } = useViewModels();
  const { t } = useTranslation();
  return (artist: ArtistCard): HomeCard => ({
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
    onPress: () => void collections.play({ kind: 'artist', id: artist.id }),
  });
}
