import type { ArtistDetailWire, CategoryDetailWire, ExploredCategoryWire } from '../../../../../contract/browse';
import type { CollectionDetailWire, CollectionFactsWire } from '../../../../../contract/collection';
import type { ArtistDetail } from '../../../../domain/catalogue/artist-detail';
import type { CategoryDetail, ExploredCategory } from '../../../../domain/catalogue/category-detail';
import type { CollectionDetail, CollectionFacts } from '../../../../domain/catalogue/collection-detail';
import type { AlbumCard } from '../../../../domain/catalogue/home-section';
import type { CdnDomains } from '../cdn-domains';
import { toPage } from '../to-page';
import { toSectionItems } from './to-section-item';
import { toArtistRef, toColour, toCredited, toSong } from './to-song';

/** Maps an album, a playlist or a list to a domain object. */
export function toCollectionDetail(wire: CollectionDetailWire, cdn: CdnDomains): CollectionDetail {
  return {
    ...toPage(wire, ({ entry, ...song }) => ({
      song: toSong(song, cdn),
      entry: entry === undefined ? null : { id: entry.id, addedAt: entry.added_at },
    })),
    isSaved: wire.added,
    imageUrl: cdn.pictureUrl(wire.thumbnail),
    name: wire.name,
    facts: wire.facts === null ? null : toFacts(wire.facts, cdn),
  };
}

function toFacts(wire: CollectionFactsWire, cdn: CdnDomains): CollectionFacts {
  const { owner } = wire;
  return {
    id: wire.id,
    type: wire.type,
    ...toCredited(wire, cdn),
    owner: owner === null ? null : toArtistRef(owner, cdn),
    year: wire.year,
    description: wire.description,
    dominantColour: toColour(wire.dominant_color),
    duration: wire.duration,
    saveCount: wire.save_count,
    isOwn: wire.is_own,
    isPublic: wire.is_public,
    version: wire.version,
  };
}

/** Maps an artist's page to a domain object. */
export function toArtistDetail(wire: ArtistDetailWire, cdn: CdnDomains): ArtistDetail {
  return {
    id: wire.id,
    name: wire.name,
    imageUrl: cdn.pictureUrl(wire.avatar),
    bannerUrl: wire.banner === null ? null : cdn.pictureUrl(wire.banner),
    biography: wire.bio,
    dominantColour: toColour(wire.dominant_color),
    listenerCount: wire.listener_count,
    followerCount: wire.follower_count,
    isFollowed: wire.is_followed,
    songCount: wire.song_count,
    topSongs: wire.top_songs.map((song) => toSong(song, cdn)),
    latest: wire.latest === null ? null : toAlbum(wire.latest, cdn),
    albums: wire.albums.map((album) => toAlbum(album, cdn)),
    videos: wire.videos.map((song) => toSong(song, cdn)),
    similar: wire.similar.map(({ id, name, avatar, listener_count: listenerCount }) => ({
      id,
      name,
      listenerCount,
      imageUrl: cdn.pictureUrl(avatar),
    })),
  };
}

function toAlbum(wire: ArtistDetailWire['albums'][number], cdn: CdnDomains): AlbumCard {
  return {
    id: wire.id,
    title: wire.title,
    ...toCredited(wire, cdn),
    imageUrl: cdn.pictureUrl(wire.thumbnail),
    dominantColour: toColour(wire.dominant_color),
    year: wire.year,
    songCount: wire.song_count,
    description: wire.description,
  };
}

/** Maps a category among others to a domain object. */
export const toExploredCategory = (wire: ExploredCategoryWire, cdn: CdnDomains): ExploredCategory => ({
  id: wire.id,
  name: wire.name,
  imageUrl: cdn.pictureUrl(wire.thumbnail),
  dominantColour: toColour(wire.dominant_color),
  grouping: wire.grouping,
});

/** Maps a category's page to a domain object. */
export function toCategoryDetail(wire: CategoryDetailWire, cdn: CdnDomains): CategoryDetail {
  return {
    id: wire.id,
    name: wire.name,
    description: wire.description,
    imageUrl: cdn.pictureUrl(wire.thumbnail),
    dominantColour: toColour(wire.dominant_color),
    songCount: wire.song_count,
    sections: wire.sections.map((section) => ({
      id: section.id,
      title: section.title,
      layout: section.layout,
      action: section.action_type,
      isRanked: section.ranked,
      items: toSectionItems(section.data_package.items, cdn),
      hasMore: section.data_package.items.length < section.data_package.totalCount,
    })),
  };
}
