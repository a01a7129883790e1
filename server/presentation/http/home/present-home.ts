import type { AlbumCardWire, ArtistCardWire, HomeSectionWire, SectionItemWire } from '../../../../contract/home';
import type { AlbumCard } from '../../../domain/catalogue/album-card';
import type { ArtistCard } from '../../../domain/catalogue/artist-card';
import type { HomeItem, HomeSection } from '../../../domain/home/home-section';
import type { Language } from '../language';
import { pictureUrl, presentColour } from '../present-picture';
import { presentArtist, presentSong } from '../songs/present-song';
import { SECTION_TITLES } from './section-titles';

const presentAlbum = (album: AlbumCard): AlbumCardWire => ({
  id: album.id,
  title: album.title,
  artists: album.artists.map(presentArtist),
  thumbnail: pictureUrl(album.imageId, album.id),
  dominant_color: presentColour(album.colour, album.id),
  year: album.year,
  song_count: album.songCount,
  description: '',
});

const presentArtistCard = ({ id, name, imageId, listenerCount }: ArtistCard): ArtistCardWire => ({
  id,
  name,
  avatar: pictureUrl(imageId, id),
  listener_count: listenerCount,
});

function presentItem(item: HomeItem): SectionItemWire {
  switch (item.type) {
    case 'song':
      return { type: 'song', song: presentSong(item.song) };
    case 'album':
      return { type: 'album', album: presentAlbum(item.album) };
    case 'artist':
      return { type: 'artist', artist: presentArtistCard(item.artist) };
  }
}

/** The home page's rows in the listener's language. */
export const presentHome = (sections: readonly HomeSection[], language: Language): HomeSectionWire[] =>
  sections.map(({ id, layout, action, isRanked, items, totalCount }) => ({
    id,
    title: SECTION_TITLES[id][language],
    layout,
    action_type: action,
    ranked: isRanked,
    data_package: { items: items.map(presentItem), totalCount },
  }));
