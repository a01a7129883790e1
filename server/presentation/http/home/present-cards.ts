import type {
  AlbumCardWire,
  ArtistCardWire,
  CategoryCardWire,
  PlaylistCardWire,
  ShortCardWire,
} from '../../../../contract/home';
import type { AlbumCard } from '../../../domain/catalogue/album-card';
import type { ArtistCard } from '../../../domain/catalogue/artist-card';
import type { CategoryCard } from '../../../domain/catalogue/category-card';
import type { PlaylistCard } from '../../../domain/catalogue/playlist-card';
import type { ShortCard } from '../../../domain/shorts/short-card';
import type { Language } from '../language';
import { pictureUrl, presentColour } from '../present-picture';
import { presentArtist, presentDisplay } from '../songs/present-song';

/** An album as lists show it. */
export const presentAlbum = (album: AlbumCard, language: Language): AlbumCardWire => ({
  id: album.id,
  title: album.title,
  artists: album.artists.map(presentArtist),
  ...presentDisplay(album),
  thumbnail: pictureUrl(album.imageId, album.id),
  dominant_color: presentColour(album.colour, album.id),
  year: album.year,
  song_count: album.songCount,
  description: album.description[language],
});

/** A playlist as lists show it. */
export const presentPlaylist = (playlist: PlaylistCard, language: Language): PlaylistCardWire => ({
  id: playlist.id,
  title: playlist.name[language],
  thumbnail: pictureUrl(playlist.imageId, playlist.id),
  dominant_color: presentColour(playlist.colour, playlist.id),
  song_count: playlist.songCount,
  description: playlist.description[language],
});

/** An artist as lists show it. */
export const presentArtistCard = ({ id, name, imageId, listenerCount }: ArtistCard): ArtistCardWire => ({
  id,
  name,
  avatar: pictureUrl(imageId, id),
  listener_count: listenerCount,
});

/** A short video as lists show it. */
export const presentShortCard = ({ id, caption, artist, imageId, colour, counters }: ShortCard): ShortCardWire => ({
  id,
  caption,
  artist: artist && presentArtist(artist),
  cover: pictureUrl(imageId, id),
  dominant_color: presentColour(colour, id),
  views: counters.views,
});

/** A category as lists show it. */
export const presentCategory = ({ id, name, imageId, colour }: CategoryCard, language: Language): CategoryCardWire => ({
  id,
  name: name[language],
  thumbnail: pictureUrl(imageId, id),
  dominant_color: presentColour(colour, id),
});
