import { AlbumCard, ArtistCard, CategoryCard, HomeSection, PlaylistCard, SECTION_ACTIONS, SectionItem } from './home';
import { LIMITS } from './kernel/limits';
import { pageOf } from './paging';
import { Id, SentId } from './id';
import * as z from './schema';
import { DominantColor, SongSummary } from './song';
import { trimmedText } from './text';

export const COLLECTION_SORTS = ['newest', 'popular', 'title', 'year'] as const;
export const ARTIST_SORTS = ['popular', 'name', 'newest'] as const;

/** Lists that the product makes: new, trending and recommended songs; songs that the listener liked and played. */
export const COLLECTION_TYPES = ['new', 'trending', 'for-you', 'liked', 'recent', 'popular', 'videos'] as const;

/** A row of the home page in full, page by page. */
export const SectionPage = z.extend(pageOf(SectionItem), {
  id: z.string(),
  title: z.string(),
  action_type: z.enum(SECTION_ACTIONS),
});

/** An artist's page. `videos` are songs with a video. `listener_count` covers the last 30 days. */
export const ArtistDetail = z.object({
  id: Id,
  name: z.string(),
  avatar: z.string(),
  banner: z.nullable(z.string()),
  bio: z.string(),
  dominant_color: DominantColor,
  listener_count: z.number(),
  follower_count: z.number(),
  is_followed: z.boolean(),
  song_count: z.number(),
  top_songs: z.array(SongSummary),
  latest: z.nullable(AlbumCard),
  albums: z.array(AlbumCard),
  videos: z.array(SongSummary),
  similar: z.array(ArtistCard),
});

/** A category in a list of categories: `grouping` is the heading under which it is shown. */
export const ExploredCategory = z.extend(CategoryCard, { grouping: z.enum(['genre', 'mood', 'activity']) });

/** A category's page: its description and its rows. Its songs come from `/backend/song?category_id`. */
export const CategoryDetail = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  thumbnail: z.string(),
  dominant_color: DominantColor,
  song_count: z.number(),
  sections: z.array(HomeSection),
});

/** The listener's own playlist, as shown in the menu "add to playlist". */
export const OwnPlaylist = z.extend(PlaylistCard, { is_public: z.boolean(), version: z.number() });

const PlaylistName = trimmedText(LIMITS.playlistNameMax, 1);
const PlaylistDescription = trimmedText(LIMITS.playlistDescriptionMax);
const SongIds = z.array(SentId).check(z.minLength(1), z.maxLength(LIMITS.idsMax));

export const NewPlaylist = z.strictObject({
  name: PlaylistName,
  description: z.optional(PlaylistDescription),
  is_public: z.optional(z.boolean()),
  song_ids: z.optional(z.array(SentId).check(z.maxLength(LIMITS.idsMax))),
});

export const PlaylistChanges = z.strictObject({
  name: z.optional(PlaylistName),
  description: z.optional(PlaylistDescription),
  is_public: z.optional(z.boolean()),
});

/** Appends at the end. */
export const AddToPlaylist = z.strictObject({ song_ids: SongIds });
export const RemoveFromPlaylist = z.strictObject({ entry_ids: SongIds });

/**
 * Moves one entry behind another, or to the front if null. The move is relative, so that both moves of two devices at the same
 * time take effect.
 */
export const MoveInPlaylist = z.strictObject({ entry_id: SentId, after_entry_id: z.nullable(SentId) });

/** The playlist's state after a change, the same for every device. */
export const PlaylistVersion = z.object({ version: z.number(), song_count: z.number() });

export const SongIdsBody = z.strictObject({ song_ids: SongIds });
export const ArtistIdsBody = z.strictObject({ artist_ids: SongIds });
export const CollectionIdsBody = z.strictObject({ album_playlist_ids: SongIds });

export const LIBRARY_TYPES = ['all', 'playlist', 'album', 'artist'] as const;
export const LIBRARY_SORTS = ['recent', 'name', 'artist'] as const;

/** An item in the listener's library; `is_own` is true for playlists that the listener made. */
export const LibraryItem = z.object({ item: SectionItem, kept_at: z.string(), is_own: z.boolean() });

/** `liked` and `heard` are for the two large tiles; durations in seconds. */
export const Library = z.extend(pageOf(LibraryItem), {
  liked: z.object({ song_count: z.number(), duration: z.number() }),
  heard: z.object({ song_count: z.number(), today_count: z.number() }),
});

export type ArtistDetailWire = z.infer<typeof ArtistDetail>;
export type ExploredCategoryWire = z.infer<typeof ExploredCategory>;
export type CategoryDetailWire = z.infer<typeof CategoryDetail>;
export type OwnPlaylistWire = z.infer<typeof OwnPlaylist>;
