import { Id } from './id';
import * as z from './schema';
import { ArtistRef, DisplayArtist, DominantColor, SongSummary } from './song';

export const AlbumCard = z.object({
  id: Id,
  title: z.string(),
  artists: z.array(ArtistRef),
  display_artist: DisplayArtist,
  thumbnail: z.string(),
  dominant_color: DominantColor,
  year: z.nullable(z.number()),
  song_count: z.number(),
  description: z.string(),
});

export const PlaylistCard = z.object({
  id: Id,
  title: z.string(),
  thumbnail: z.string(),
  dominant_color: DominantColor,
  song_count: z.number(),
  description: z.string(),
});

export const ArtistCard = z.object({ id: Id, name: z.string(), avatar: z.string(), listener_count: z.number() });

export const CategoryCard = z.object({
  id: Id,
  name: z.string(),
  thumbnail: z.string(),
  dominant_color: DominantColor,
});

/** A short video as shown by its poster; `views` counts starts. */
export const ShortCard = z.object({
  id: Id,
  caption: z.string(),
  artist: z.nullable(ArtistRef),
  cover: z.string(),
  dominant_color: DominantColor,
  views: z.number(),
});

/** An item of a home section or a section page. A client skips types that it does not support. */
export const SectionItem = z.discriminatedUnion('type', [
  z.object({ type: z.literal('song'), song: SongSummary }),
  z.object({ type: z.literal('album'), album: AlbumCard }),
  z.object({ type: z.literal('playlist'), playlist: PlaylistCard }),
  z.object({ type: z.literal('artist'), artist: ArtistCard }),
  z.object({ type: z.literal('category'), category: CategoryCard }),
]);

/** An item of a row of short videos. */
export const ShortItem = z.object({ type: z.literal('short'), short: ShortCard });

export const SECTION_LAYOUTS = ['top', 'list', 'card'] as const;
export const SECTION_ACTIONS = ['song', 'album', 'playlist', 'artist', 'category', 'short', 'history'] as const;

/** One row of the home page, in the order that the server decides. `ranked` rows show numbers. */
export const HomeSection = z.object({
  id: z.string(),
  title: z.string(),
  layout: z.enum(SECTION_LAYOUTS),
  action_type: z.enum(SECTION_ACTIONS),
  ranked: z.boolean(),
  data_package: z.object({ items: z.array(z.union([SectionItem, ShortItem])), totalCount: z.number() }),
});

export const HomeData = z.object({ sections: z.array(HomeSection) });

export type HomeSectionWire = z.infer<typeof HomeSection>;
export type SectionItemWire = z.infer<typeof SectionItem>;
export type AlbumCardWire = z.infer<typeof AlbumCard>;
export type PlaylistCardWire = z.infer<typeof PlaylistCard>;
export type CategoryCardWire = z.infer<typeof CategoryCard>;
export type ShortCardWire = z.infer<typeof ShortCard>;
export type ArtistCardWire = z.infer<typeof ArtistCard>;
