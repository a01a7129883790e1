import type { CollectionDetailWire, CollectionFactsWire, CollectionSongWire } from '../../../../contract/collection';
import type { CollectionSong, OpenAlbum, OpenPlaylist } from '../../../application/browse/read-collection';
import type { Language } from '../language';
import { presentPage, type RequestedPage } from '../paging';
import { pictureUrl, presentColour } from '../present-picture';
import { presentArtist, presentDisplay, presentSong } from '../songs/present-song';

/** A song in a collection, with its position if the collection is a playlist. */
export const presentCollectionSong = ({ song, place }: CollectionSong): CollectionSongWire => ({
  ...presentSong(song),
  ...(place && { entry: { id: place.entryId, added_at: place.addedAt.toISOString() } }),
});

function albumFacts({ head }: OpenAlbum, language: Language): CollectionFactsWire {
  return {
    id: head.id,
    type: 'album',
    artists: head.artists.map(presentArtist),
    ...presentDisplay(head),
    owner: null,
    year: head.year,
    description: head.description[language],
    dominant_color: presentColour(head.colour, head.id),
    duration: head.durationMs / 1_000,
    save_count: head.saveCount,
    is_own: false,
    is_public: true,
    version: 1,
  };
}

function playlistFacts({ head, isOwn }: OpenPlaylist, language: Language): CollectionFactsWire {
  return {
    id: head.id,
    type: 'playlist',
    artists: [],
    owner: head.owner && {
      id: head.owner.id,
      name: head.owner.name,
      avatar: head.owner.imageId === null ? null : pictureUrl(head.owner.imageId, head.owner.id),
    },
    year: null,
    description: head.description[language],
    dominant_color: presentColour(head.colour, head.id),
    duration: head.durationMs / 1_000,
    save_count: head.saveCount,
    is_own: isOwn,
    is_public: head.isPublic,
    version: head.version,
  };
}

/** An album or a playlist with a page of its songs (specification §3, "Collection detail response"). */
export function presentCollection(
  open: OpenAlbum | OpenPlaylist,
  request: RequestedPage,
  language: Language,
): CollectionDetailWire {
  const page = presentPage(open.songs.map(presentCollectionSong), open.head.songCount, request);
  return {
    ...page,
    added: open.isSaved,
    thumbnail: pictureUrl(open.head.imageId, open.head.id),
    name: open.kind === 'album' ? open.head.title : open.head.name[language],
    facts: open.kind === 'album' ? albumFacts(open, language) : playlistFacts(open, language),
  };
}
