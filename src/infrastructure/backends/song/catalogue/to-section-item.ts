import { SectionItem as SectionItemSchema, type SectionItemWire } from '../../../../../contract/home';
import type { SectionItem } from '../../../../domain/catalogue/home-section';
import type { CdnDomains } from '../cdn-domains';
import { known } from './known';
import { toColour, toCredited, toSong } from './to-song';

const ITEM_MAPPERS: {
  [K in SectionItemWire['type']]: (wire: Extract<SectionItemWire, { type: K }>, cdn: CdnDomains) => SectionItem;
} = {
  song: ({ song }, cdn) => ({ type: 'song', song: toSong(song, cdn) }),
  album: ({ album }, cdn) => ({
    type: 'album',
    album: {
      id: album.id,
      title: album.title,
      ...toCredited(album, cdn),
      imageUrl: cdn.pictureUrl(album.thumbnail),
      dominantColour: toColour(album.dominant_color),
      year: album.year,
      songCount: album.song_count,
      description: album.description,
    },
  }),
  playlist: ({ playlist }, cdn) => ({
    type: 'playlist',
    playlist: {
      id: playlist.id,
      title: playlist.title,
      imageUrl: cdn.pictureUrl(playlist.thumbnail),
      dominantColour: toColour(playlist.dominant_color),
      songCount: playlist.song_count,
      description: playlist.description,
    },
  }),
  artist: ({ artist }, cdn) => ({
    type: 'artist',
    artist: {
      id: artist.id,
      name: artist.name,
      imageUrl: cdn.pictureUrl(artist.avatar),
      listenerCount: artist.listener_count,
    },
  }),
  category: ({ category }, cdn) => ({
    type: 'category',
    category: {
      id: category.id,
      name: category.name,
      imageUrl: cdn.pictureUrl(category.thumbnail),
      dominantColour: toColour(category.dominant_color),
    },
  }),
};

/** Maps a wire item to a domain object with complete URLs. */
export function toSectionItem(wire: SectionItemWire, cdn: CdnDomains): SectionItem {
  const map = ITEM_MAPPERS[wire.type] as (wire: SectionItemWire, cdn: CdnDomains) => SectionItem;
  return map(wire, cdn);
}

/** Parses items one by one: items of a kind that this product does not support are left out. */
export const toSectionItems = (items: readonly unknown[], cdn: CdnDomains): readonly SectionItem[] =>
  known(SectionItemSchema, items).map((item) => toSectionItem(item, cdn));
